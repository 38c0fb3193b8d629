# The site in one executable, and nothing else in the image. Each step that builds is a target of the Makefile.
# Both build stages run on the builder's own platform: for another one, Go compiles across.

FROM --platform=$BUILDPLATFORM node:20.20.2-bookworm AS site
WORKDIR /src
COPY Makefile package.json package-lock.json .npmrc ./
RUN make node_modules
COPY tsconfig.json ./
COPY web web
# For staging: another public address, and no search engines. The time is for a build to be repeated, bit by bit.
ARG ORIGIN
ARG NOINDEX
ARG SOURCE_DATE_EPOCH
RUN make site

FROM --platform=$BUILDPLATFORM golang:1.26.8-bookworm AS executable
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

FROM scratch
ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="Goniometria Digital" \
      org.opencontainers.image.description="The website of Goniometria Digital in one executable" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION
COPY --from=executable /src/bin/goniometria /goniometria
USER 65532:65532
# On every address of the container. A platform that chooses the port overrides it.
ENV PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s --retries=3 CMD ["/goniometria", "healthcheck"]
ENTRYPOINT ["/goniometria"]
