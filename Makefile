# Set-up, demo and tests. Each target works in a fresh clone.

export SWIFT ?= swift
# What vitrine builds in .build has the same flags.
export VITRINE_BUILD_FLAGS := $(shell Scripts/swift.sh flags)
EXAMPLES := $(sort $(wildcard Examples/Archives/*.json))
WIDGETS := .build/example-widgets
# The folder for make install.
PREFIX ?= /usr/local
# The duration of make fuzz, for all targets together.
SECONDS ?= 600
SOURCES := Package.swift Sources Templates StandIns Development Tests Benchmarks Examples/Package.swift Examples/Sources

.PHONY: help demo widgets examples templates test test-renderer test-apple test-tools long faults sanitize fuzz distributions arithmetic numbers pages agents action spark docs lint generate dist install check-dist release benchmarks fonts packages clean

help:  ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

demo: packages  ## Create a gallery of the examples in gallery/ and open it.
	@Scripts/build.sh "Compiling vitrine and the example widgets" --products vitrine,ExampleWidgets
	@.build/debug/ExampleWidgets archive --fresh --data .build/example-data \
	  --date 2026-01-31T09:41:00Z -o $(WIDGETS)
	@.build/debug/vitrine gallery $(EXAMPLES) $(WIDGETS)/*.json --design ios27 --title "Vitrine" -o gallery/
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then xdg-open gallery/index.html 2>/dev/null || true; fi
	@echo "The gallery is $(CURDIR)/gallery/index.html: open it in any browser."

widgets: packages  ## Compile the example widgets and archive them.
	@Scripts/build.sh "Compiling the example widgets" --products ExampleWidgets
	@.build/debug/ExampleWidgets archive --fresh --data .build/example-data \
	  --date 2026-01-31T09:41:00Z -o $(WIDGETS)

examples: packages  ## Compare the archives of the example widgets with those in Golden/.
	@Scripts/check-examples.sh

templates: packages  ## Build, draw, check and verify what vitrine init and vitrine xcode --init write.
	@Scripts/check-templates.sh

test: packages  ## Check the formatting and run all tests.
	@Scripts/run-tests.py
	@test -d ../shared/truth || echo "note: not checked, because ../shared/truth is missing: 176 of the" \
	  "259 recorded layouts of Fidelity.md, and random trees against a second implementation" >&2

test-renderer: packages  ## Check the formatting and run the tests of the floor Renderer, goldens among them.
test-apple: packages  ## Check the formatting and run the tests of the floor Apple.
test-tools: packages  ## Check the formatting and run the tests of the floor Tools.
test-renderer test-apple test-tools:
	@Scripts/run-tests.py $(@:test-%=%)

faults: packages  ## Make every system call on files fail, one after the other.
	@VITRINE_TIER=tools VITRINE_TESTS=long Scripts/swift.sh test --filter FaultTests

long: packages  ## Run the random and exhaustive tests with all their cases.
	@VITRINE_TIER=renderer VITRINE_TESTS=long Scripts/swift.sh test --filter '\.NameTests/|Random.*Tests|GradientTests|DamagedArchiveTests|RoundTripTests|BundleTests|ArchiveSchemaTests|PathGeometryTests'

numbers: packages  ## Put extreme numbers into every field of archives.
	@VITRINE_TIER=renderer VITRINE_TESTS=long Scripts/swift.sh test --configuration release -Xswiftc -enable-testing \
	  --filter NumberMutationTests

sanitize: packages  ## Run the tests under the address, undefined behaviour and thread sanitizers.
	@Scripts/sanitize.sh all

fuzz: packages  ## Fuzz the parsers of untrusted bytes: make fuzz SECONDS=600.
	@Scripts/fuzz.sh $(SECONDS)

distributions: packages  ## Verify the goldens in other releases of Debian and Ubuntu.
	@Scripts/check-distributions.sh

arithmetic: packages  ## Verify the goldens with the arithmetic of arm64: make arithmetic AREA="--short layout".
	@Scripts/check-arithmetic.sh $(AREA)

pages: packages  ## Test the pages of reports, galleries and previews in a browser.
	@Scripts/install-browser.sh
	@Scripts/build.sh "Compiling vitrine" --products vitrine,vitrine-xcode
	@.build/browser/bin/python Tests/Tools/PageTests/run.py .build/debug/vitrine
	@.build/browser/bin/python Tests/Tools/PageTests/preview.py .build/debug/vitrine

agents: packages  ## Test vitrine mcp with the protocol's official client.
	@Scripts/install-agents.sh
	@Scripts/build.sh "Compiling vitrine" --product vitrine
	@.build/agents/bin/python Tests/Tools/AgentTests/run.py .build/debug/vitrine

action: packages  ## Run the steps of action.yml.
	@Scripts/build.sh "Compiling vitrine" --product vitrine
	@Tests/Tools/ActionTests/run.sh .build/debug/vitrine

spark: packages  ## Draw a table of archives with Apache Spark, and compare it with vitrine render.
	@Scripts/install-spark.sh
	@Scripts/build.sh "Compiling vitrine in release" --product vitrine --configuration release
	@.build/spark/bin/python Tests/Tools/SparkTests/run.py .build/release/vitrine

docs: packages  ## Build the site of the articles and of the public API in .build/docs.
	@Scripts/build-docs.sh

generate: packages  ## Write the lists in articles and the bindings that follow from the sources.
	@Scripts/generate.sh

lint:  ## Check the formatting.
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

dist: packages  ## Build tarballs, Debian packages and a wheel for Python in .build/dist.
	@Scripts/install-packages.sh dpkg-dev xz-utils python3-setuptools python3-wheel patchelf
	@Scripts/make-dist.sh

install: packages  ## Build the command and install it: make install PREFIX=/usr/local.
	@Scripts/make-dist.sh --install "$(DESTDIR)$(PREFIX)"

check-dist:  ## Install the packages of make dist in minimal systems, and use them there.
	@Scripts/check-dist.sh

release: packages  ## Build the command in release.
	@Scripts/build.sh "Compiling vitrine in release" --products vitrine,vitrine-xcode --configuration release

benchmarks: packages  ## Measure each stage of a render, and other tools for comparison.
	@Scripts/build.sh "Compiling vitrine in release" --products vitrine,vitrine-xcode --configuration release
	@Scripts/build.sh "Compiling the benchmarks" --product benchmarks --configuration release
	@.build/release/benchmarks
	@if [ -d ../shared/bench ]; then \
	Scripts/compare-peers.py ../shared/bench .build/release/vitrine .build/release/benchmarks; \
	else echo "note: no other tools were measured, because ../shared/bench is missing" >&2; fi

fonts:  ## Fetch the fonts in Fonts/ again and check them.
	@Scripts/fetch-fonts.sh

packages:
	@Scripts/install-packages.sh

clean:  ## Remove everything that was built or rendered.
	@rm -rf .build gallery .vitrine
