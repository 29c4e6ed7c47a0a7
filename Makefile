# Set-up, demo and tests. Each target works in a fresh clone.

SWIFT ?= swift
EXAMPLES := $(sort $(wildcard Examples/*.json))
SOURCES := Package.swift Sources Tests Benchmarks

.PHONY: help demo test lint release benchmarks fonts packages clean

help:  ## Say what can be made.
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

demo: release  ## Render the examples in every family and state into gallery/.
	@.build/release/vitrine render $(EXAMPLES) --family all --state all --scheme all -o gallery/
	@echo "The pictures are in $(CURDIR)/gallery: open them with any viewer."

test: packages lint  ## Check the formatting and run all tests.
	@$(SWIFT) test --parallel

lint:  ## Check the formatting.
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

release: packages  ## Build the command in release.
	@$(SWIFT) build --configuration release --product vitrine

benchmarks: packages  ## Measure each stage of a render.
	@$(SWIFT) run --configuration release benchmarks

fonts:  ## Fetch the faces in Fonts/ again and check them.
	@Scripts/fetch-fonts.sh

packages:
	@Scripts/install-packages.sh

clean:  ## Remove everything that was built or rendered.
	@rm -rf .build gallery .vitrine
