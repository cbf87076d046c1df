# The verbs of the project. `make gallery` and `make test` do all the set-up they need.

SWIFT ?= swift
FILTER ?=
OUT ?= gallery
FLOOR ?=
SECTION ?=
TESTS = $(if $(FILTER),--filter '$(FILTER)',)

.PHONY: setup build gallery truth page test report-test dependent format lint bench stages determinism clean

setup:
	@.ci/setup

build: setup
	$(SWIFT) build --product hanga

# Every screen of Fixtures/Screens in every state, on four devices, light and dark.
gallery: setup
	$(SWIFT) build -c release --product hanga-gallery
	$$($(SWIFT) build -c release --show-bin-path)/hanga-gallery $(OUT)

# How far Hanga agrees with what Apple's SwiftUI drew; writes the table in Fixtures/Truth/README.md.
truth: build
	$$($(SWIFT) build --show-bin-path)/hanga truth --write

# Lint, warnings as errors, every test. FILTER=Name runs the suites whose names match.
test: setup lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build $(TESTS)
	@.ci/stages .build/stages
	@.ci/report
	@sh Fixtures/API/count.sh

# What of SwiftUI there is; writes Fixtures/API/Supported.md.
page:
	@mkdir -p docs
	@sh Fixtures/API/page.sh > Fixtures/API/Supported.md

# The page of failed snapshots, in headless Chromium where there is one: SHOTS=folder keeps pictures.
report-test: setup
	$(SWIFT) build --build-tests
	@.ci/report

# The article stages, where their folder is present: STAGES=path OUT=folder.
stages: build
	@.ci/stages $(OUT)

# The same pictures in debug and release, in 20 processes, and in other surroundings.
determinism: setup
	$(SWIFT) build
	$(SWIFT) build -c release
	@.ci/determinism

# A package that depends on this one by path: its tests pass, and fail where its views change.
dependent: setup
	@.ci/dependent

format:
	$(SWIFT) format -i -r Sources Tests Package.swift

lint: setup
	$(SWIFT) format lint -s -r Sources Tests Package.swift

# FLOOR=program compares with one that draws the same screen by bare library calls; SECTION=name runs
# one section.
bench: setup
	$(SWIFT) build -c release --product hanga-bench
	$$($(SWIFT) build -c release --show-bin-path)/hanga-bench $(SECTION) $(if $(FLOOR),--floor $(FLOOR),)

clean:
	rm -rf .build gallery
