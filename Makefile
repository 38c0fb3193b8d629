# Goniometria Digital: everything that a person or a machine runs here.
# Each step installs what it needs, and installs it once.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# Targets build, install and measure in the same places: they run one after the other, whatever -j says. Only `make test`
# knows which of them may run side by side.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

bin := bin/goniometria
site := .cache/production
owner := .cache/owner
IMAGE ?= goniometria
FUZZTIME ?= 11m
packages := node_modules/.installed
# What npm installs is the same for everybody: the command line beats the environment and every .npmrc.
npm_flags := --ignore-scripts --include=dev --include=optional --install-strategy=hoisted --bin-links --no-global \
	--location=project --no-dry-run --no-package-lock-only
# What is locked is installed whatever its age. npm 11.10 to 11.14 refuse --before beside a user's min-release-age.
any_age = $(if $(filter undefined,$(shell npm config get min-release-age)),--before=null,--min-release-age=0)
# Tools of Node read these signs in the path as if it were a URL.
hash := \#
refuse = $(foreach sign,$(2),$(if $(findstring $(sign),$(CURDIR)),$(error $(1) reads no folder with $(sign) in its name: move $(CURDIR))))
tsx = $(call refuse,tsx,?)node_modules/.bin/tsx
vitest = $(call refuse,vitest,% $(hash))node_modules/.bin/vitest run --config web/vitest.config.ts
# Installs the named programs where the system lacks them, all in one step.
install = @web/e2e/machine/install.sh
gofmt = { files=$$(gofmt -l server web) && test -z "$$files" || { echo "make format mends:" $$files; exit 1; }; }
playwright := node_modules/.bin/playwright test --config web/e2e/playwright.config.ts
sync := $(if $(filter output-sync,$(.FEATURES)),target)
settings := ORIGIN=$(ORIGIN) NOINDEX=$(NOINDEX) SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) VERSION=$(VERSION) REVISION=$(REVISION)
race = $(if $(shell command -v $(firstword $(shell go env CC))),-race)
# Each stage of the Dockerfile holds one half of the sources, hence the silence about missing ones. With their folders,
# whose time changes when a file is deleted.
site_sources := $(shell find web/src web/facts web/prerender web/public web/film web/shared web/build web/index.html 2>/dev/null)
server_sources := $(shell find server server/*.go web/embed.go go.mod go.sum -maxdepth 0 2>/dev/null; find server/internal 2>/dev/null)

# What a step needs of its environment is set here, and what a shell may hold besides is ignored.
# The Go that go.mod pins builds, and runs every test, also where another one is installed, and with no other module around.
export GOTOOLCHAIN := $(shell awk '$$1 == "toolchain" { print $$2 }' go.mod 2>/dev/null)
export GOWORK := off
# Go asks git for the revision, and fails where git refuses, as in a clone of another user.
export GOFLAGS := -mod=readonly $(shell git status >/dev/null 2>&1 || echo -buildvcs=false)
# React has no tests for production.
unexport NODE_ENV
# A release states its VERSION and REVISION, so that equal sources give equal bits, with or without a .git beside them.
go_flags := -trimpath $(if $(VERSION),-buildvcs=false) \
	-ldflags '-s -w $(if $(VERSION),-X "main.release=$(strip $(VERSION) $(REVISION))")'

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^##@ / { print "\n" substr($$0, 5) } /^[a-z0-9-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

##@ Every day

.PHONY: run
run: build ## build the site and serve it on http://127.0.0.1:8080
	@exec $(bin)

.PHONY: dev
dev: $(packages) ## the same, rebuilt and reloaded on every change
	@exec $(tsx) web/build/dev.ts

.PHONY: quick
quick: $(packages) ## types, style, imports, and the unit tests of what is not committed, in seconds
	$(install) ffmpeg
	@# git says what is wrong where it reads no repository. vitest does not.
	@git status >/dev/null
	@$(MAKE) lint-web & lint=$$!; $(vitest) --changed --passWithNoTests --reporter dot; tests=$$?; wait $$lint && exit $$tests
	@test -z "$$(git status --porcelain -- server '*.go' go.mod go.sum)" || { $(gofmt) && go vet ./server/... && go test ./server/...; }

.PHONY: test
test: build test-programs ## run every check and every test
	@# Two at a time beside test-https, which mostly waits. Each has its output in one piece where make can (4.0).
	$(MAKE) SIDE_BY_SIDE=1 -j3 $(addprefix --output-sync=,$(sync)) test-https test-here
	@$(tsx) web/e2e/references/skipped.ts

# The browsers come last, as they need all cores, and show each test at once.
.PHONY: test-here
test-here: lint test-web test-film test-server
	$(MAKE) $(addprefix --output-sync=,$(if $(sync),none)) test-e2e

# What tests and checks run beside the project's own packages. Once, before two of them could ask apt at the same time.
.PHONY: test-programs
test-programs: $(packages)
	$(install) chromium ffmpeg fonts poppler wget

.PHONY: build
build: $(bin) ## build bin/goniometria, the site in one executable

.PHONY: check-live
check-live: lint-web ## refuse odd facts; placeholders and a simulated form but for ALLOW_PLACEHOLDERS=1, ALLOW_SIMULATED_FORM=1
	@$(tsx) web/build/checkLive.ts

.PHONY: release
release: ## packages, executables, sums and the site's bill of materials: VERSION=1.2.3
	@server/release/release.sh

##@ One part of the tests

.PHONY: lint
lint: lint-web ## types, style, imports and vet
	@$(gofmt)
	go vet ./...
	go vet -tags dev ./web
	go tool staticcheck ./...

.PHONY: lint-web
lint-web: $(packages)
	node_modules/.bin/tsc -p .
	@node_modules/.bin/biome check . || { echo "make format mends what is a matter of form"; exit 1; }
	$(tsx) web/imports/lint.ts

.PHONY: test-web
test-web: $(packages) ## unit tests of the site
	$(install) ffmpeg
	$(vitest) --project site

.PHONY: test-film
test-film: $(packages) ## unit tests of the film and of the drawings
	$(install) ffmpeg
	$(vitest) --project film

.PHONY: test-server
test-server: ## tests of the server, with the race detector where there is a C compiler
	CGO_ENABLED=$(if $(race),1,0) go test $(race) ./...
	@$(if $(race),,echo 'Tested without the race detector, which needs a C compiler: apt-get install gcc')

.PHONY: test-https
test-https: build ## certificates from a real ACME server, on loopback
	cd server/acmetest && go vet . && go test -count=1 .

.PHONY: test-e2e
test-e2e: $(site) ## the built pages against the HTML standard, and the executable in a real Chromium
	node_modules/.bin/html-validate --config web/e2e/htmlValidate.config.mjs web/dist/*.html
	$(install) chromium fonts poppler wget
	$(playwright)

##@ Made from the sources, and checked in

.PHONY: format
format: $(packages) ## format all sources
	node_modules/.bin/biome check --write .
	gofmt -w server web

.PHONY: screenshots
screenshots: $(packages) ## take the reference screenshots and outlines
	$(install) chromium ffmpeg fonts
	rm -rf web/e2e/references/screenshots web/e2e/references/outlines
	$(playwright) --project=references --update-snapshots=all
	@# The same pixels in half of Chromium's bytes. Each version of a picture stays in the history.
	cd web/e2e/references/screenshots && ls *.webp | xargs -n 1 -P 4 sh -c \
		'ffmpeg -loglevel error -y -i "$$1" -c:v libwebp -lossless 1 -compression_level 6 -quality 100 -f webp "$$1.new" && mv "$$1.new" "$$1"' -

.PHONY: hear
hear: build ## what the screen reader Orca says in Firefox, against what is kept; UPDATE=1 keeps what it says now
	$(install) orca
	xvfb-run -a -s '-screen 0 1440x1000x24' $(tsx) web/e2e/hear/hear.ts

.PHONY: marks
marks: $(packages) ## render the icons and the share image
	$(tsx) web/marks/render.ts

.PHONY: film
film: $(packages) ## render the demo film
	$(install) ffmpeg
	$(tsx) web/film/render.ts

.PHONY: film-preview
film-preview: $(packages) ## the film's scenes in the browser, with a scrubber
	@exec $(tsx) web/film/preview.ts

.PHONY: recording
recording: $(packages) ## show a screen recording in place of the drawn film: FILE=screen.mp4, SOUND=1 keeps its sound
	$(install) ffmpeg
	@$(tsx) web/film/recording/make.ts "$(FILE)" $(if $(filter 1,$(SOUND)),--sound)
	@# A feature may lead to a chapter that the recording does not have.
	@node_modules/.bin/tsc -p .

##@ Other builds

.PHONY: site
site: $(site) ## build the site alone, into web/dist

.PHONY: executable
executable: ## build the executable alone, around web/dist as it is, for GOOS and GOARCH
	CGO_ENABLED=0 go build $(go_flags) -o $(bin) ./server

.PHONY: image
image: ## build the container image; BUILDX_FLAGS adds flags, such as --platform or --push
	@docker buildx version || { echo 'make image needs BuildKit (docker buildx): see Container in server/deploy/README.md'; exit 1; }
	VERSION=$${VERSION:-$$(git describe --tags --always --dirty | sed 's/^v//')} REVISION=$${REVISION:-$$(git rev-parse HEAD)} \
	SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct)} \
	docker buildx build --tag $(IMAGE) --build-arg NODE_VERSION=$(shell cat .node-version) \
		$(patsubst %,--build-arg %,VERSION REVISION SOURCE_DATE_EPOCH ORIGIN NOINDEX ALLOW_PLACEHOLDERS ALLOW_SIMULATED_FORM) $(BUILDX_FLAGS) .

.PHONY: clean
clean: ## remove everything that was built or installed
	rm -rf bin node_modules .cache test-results playwright-report
	find web/dist -mindepth 1 ! -name .gitkeep -delete

##@ Proofs of what the documents promise

.PHONY: owner-check
owner-check: $(owner) test-programs ## the tests that could depend on facts, with an example owner's
	$(MAKE) -C $(owner) check-live test-web test-film
	cd $(owner) && $(playwright) --project=site
	$(MAKE) recording-check

.PHONY: recording-check
recording-check: $(owner) test-programs ## the tests of any film, with a recording that is made for them
	ffmpeg -loglevel error -y -f lavfi -i testsrc2=s=270x585:r=10:d=40.6,noise=alls=6:allf=t -f lavfi -i sine=d=40.6 $(owner)/.cache/screen.mp4
	$(MAKE) -C $(owner) recording FILE=.cache/screen.mp4 SOUND=1
	$(MAKE) -C $(owner) test-web test-film
	cd $(owner) && $(playwright) --project=site

# The example owner's site, which the references show.
.PHONY: $(owner)
$(owner): $(packages)
	$(tsx) web/e2e/owner/copy.ts $@
	$(MAKE) -C $@ build

.PHONY: anywhere
anywhere: ## build and test clones as people start them: odd paths, shells, users, interruptions
	.ci/anywhere

.PHONY: bare
bare: ## the same on a machine that nobody prepared: WHOLE=1 runs make test there, DEBIAN=13 in that release
	$(if $(filter-out 0,$(shell id -u)),sudo env "PATH=$$PATH") WHOLE=$(WHOLE) DEBIAN=$(DEBIAN) .ci/bare

.PHONY: test-browsers
test-browsers: build .cache/browsers ## the main path in Firefox and in WebKit
	$(install) browsers poppler
	xvfb-run -a $(tsx) web/e2e/browsers/browsers.ts .cache/browsers

.PHONY: unit-check
unit-check: build ## the verdict of Kubernetes, promtool, systemd, apt and Podman on what we deploy
	@# -count=1: kubernetes.yaml lies outside the module, so the test cache does not notice an edit.
	cd server/deploy/manifest && go vet . && go test -count=1 .
	$(install) operations
	server/deploy/check-alerts.sh
	server/deploy/check-unit.sh $(bin)
	server/deploy/check-package.sh $(bin)
	server/deploy/check-image.sh

.PHONY: release-check
release-check: $(packages) ## build a release twice, in two folders, and compare, and a signed one
	$(install) signatures
	server/release/release-check.sh

.PHONY: bench
bench: build ## the server beside Caddy: CPU, memory
	$(install) peers
	go run ./server/tools/bench

.PHONY: bench-entry
bench-entry: build ## what a slow phone's visitor waits for in a page's first seconds; BESIDE=folder: in turn with another checkout
	$(install) chromium
	$(tsx) web/e2e/bench/entry.ts

.PHONY: soak
soak: build ## attacks on memory and on patience, then ten minutes of clients among attackers
	go run ./server/tools/attack $(if $(SOAKTIME),-duration $(SOAKTIME))

.PHONY: fuzz
fuzz: ## eleven minutes, or FUZZTIME, for each fuzz target of the server
	server/tools/fuzz.sh $(FUZZTIME)

.PHONY: audit
audit: build .cache/lighthouse ## Lighthouse on each page and on a bare one beside them
	$(install) chromium
	$(tsx) web/e2e/audit/audit.ts .cache/lighthouse

.PHONY: audit-deps
audit-deps: $(packages) ## known vulnerabilities of what this is built from
	go tool govulncheck ./...
	npm audit $(npm_flags)

.PHONY: outdated
outdated: ## fail if there is a newer patch of Go, or version of a module, than go.mod has
	@go=$$(go list -m toolchain@patch) && modules=$$(go list -m -u -f '{{if not .Indirect}}{{with .Update}}{{.}}{{end}}{{end}}' all) && \
	if ! grep -q "^$$go$$" go.mod || [ -n "$$modules" ]; then echo "newer: $$go" $$modules; exit 1; fi

$(bin): $(site) $(server_sources)
	@$(MAKE) executable

# A stamp and not a page: the pages of a development build must not pass for these. It bears the time when the build
# started, so that a file that is edited during a build is newer.
$(site): $(packages) $(site_sources) .cache/settings
	@touch $@.started
	$(tsx) web/build/production.ts
	@mv $@.started $@

# Changes when the build's settings do: a staging build must not pass for the real one, nor the other way round.
.cache/settings: FORCE
	@mkdir -p $(@D)
	@echo '$(settings)' | cmp -s - $@ || echo '$(settings)' >$@

.PHONY: FORCE
FORCE:

node_modules/.package-lock.json:
# npm's own stamp is newer than ours after an installation by hand, which may have left something out.
$(packages): package-lock.json node_modules/.package-lock.json
	npm ci $(npm_flags) $(any_age)
	@touch $@

# Beside the project's own packages: they bring a hundred or two of their own.
.cache/browsers:
	npm install --prefix $@ --no-save $(npm_flags) puppeteer-core@24.43.1 selenium-webdriver@4.40.0

.cache/lighthouse:
	npm install --prefix $@ --no-save $(npm_flags) lighthouse@12.8.2
