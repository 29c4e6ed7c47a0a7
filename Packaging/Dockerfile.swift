# The command with Swift, for packages of widgets and Xcode projects:
# docker build -f Packaging/Dockerfile.swift -t vitrine-swift .
#
#   docker run --rm -v "$PWD:/work" vitrine-swift xcode MyApp.xcodeproj -o pictures
FROM swift:6.3-bookworm
WORKDIR /opt/vitrine
COPY . .
RUN Scripts/install-packages.sh \
    && swift build --configuration release --product vitrine \
    && swift build --configuration release --product vitrine-xcode \
    && ln -s /opt/vitrine/.build/release/vitrine /opt/vitrine/.build/release/vitrine-xcode /usr/local/bin/ \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /work
ENTRYPOINT ["vitrine"]
