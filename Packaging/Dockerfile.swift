# The command with Swift, for packages of widgets and Xcode projects:
# docker build -f Packaging/Dockerfile.swift -t vitrine-swift .
#
#   docker run --rm -v "$PWD:/work" vitrine-swift xcode MyApp.xcodeproj -o pictures
FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY . .
RUN Scripts/install-packages.sh dpkg-dev xz-utils python3-setuptools python3-wheel patchelf \
    && Scripts/make-dist.sh /dist

FROM swift:6.3-bookworm
ARG TARGETARCH
COPY --from=build /dist/*_${TARGETARCH}.deb /tmp/
RUN apt-get update \
    && apt-get install -y /tmp/vitrine_*.deb /tmp/vitrine-swift_*.deb \
    && rm -rf /var/lib/apt/lists/* /tmp/*.deb
WORKDIR /work
ENTRYPOINT ["vitrine"]
