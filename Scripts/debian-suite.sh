# shellcheck shell=bash disable=SC2154 # $work is set by those who source it
# Sourced: writes $work/apt.conf, with which apt uses a release other than the host's. It needs neither root
# nor the host's package lists.

configure() { # suite [deb-src]
  mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/state"
  : > "$work/state/status"
  cat > "$work/sources.list" <<EOF
${2:-deb} [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian $1 main
EOF
  cat > "$work/apt.conf" <<EOF
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::State "$work/state";
Dir::State::lists "$work/lists";
Dir::State::status "$work/state/status";
Dir::Cache "$work/cache";
APT::Sandbox::User "$(id -un)";
#clear APT::Update::Post-Invoke;
EOF
}
