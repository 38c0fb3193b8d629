# The site as one executable, built by `make image`.
# The build stages run on the builder's platform: Go compiles for the image's. Docker sets BUILDPLATFORM with BuildKit alone
# (docker buildx), and without it calls "" no platform. For buildah, an empty one is its own.

# `make image` passes the version in .node-version. A plain `docker build .` takes the latest of this major version.
ARG NODE_VERSION=24

FROM --platform=$BUILDPLATFORM node:$NODE_VERSION AS site
WORKDIR /src
COPY Makefile package.json package-lock.json .npmrc ./
RUN make node_modules/.installed
COPY tsconfig.json ./
COPY web web
# For staging: another public address, no search engines, placeholders in web/src/site.ts, and a form that is a demonstration.
ARG ORIGIN
ARG NOINDEX
ARG ALLOW_PLACEHOLDERS
ARG ALLOW_SIMULATED_FORM
# The time of the sources, so that equal sources give equal bits.
ARG SOURCE_DATE_EPOCH
# Not make check-live, which lints: the sources of tests are not here.
RUN node_modules/.bin/tsx web/build/checkLive.ts && make site

# make takes the exact Go of go.mod's toolchain line, whichever this is.
FROM --platform=$BUILDPLATFORM golang:1.26 AS executable
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY Makefile ./
COPY server server
COPY web/embed.go web/
COPY --from=site /src/web/dist web/dist
# What -version says.
ARG VERSION
ARG REVISION
ARG TARGETOS
ARG TARGETARCH
RUN GOOS=$TARGETOS GOARCH=$TARGETARCH make executable
# Inside a parent folder, because COPY keeps the mode of what lies in a folder, not of the folder itself.
RUN install -d -m 700 /image/data

FROM scratch
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="Goniometria Digital" \
      org.opencontainers.image.description="The website of Goniometria Digital in one executable" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION
# The certificate authority is asked over HTTPS.
COPY --from=executable /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/
# A new volume on /data inherits this owner and mode.
COPY --from=executable --chown=65532:65532 /image /
COPY --from=executable /src/bin/goniometria /goniometria
USER 65532:65532
ENV CERT_DIR=/data
# Without DOMAIN: plain HTTP on this port of every address. With it, the program listens on 80 and 443. Settings belong into
# the environment, which the health check reads, too.
ENV PORT=8080
EXPOSE 80 443 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s --retries=3 CMD ["/goniometria", "healthcheck"]
ENTRYPOINT ["/goniometria"]
