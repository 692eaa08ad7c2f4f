# Installs what is missing, once, and says so before it does. Sourced by deploy/run and deploy/test from the root.

fail() {
    echo "nosebooth: $*" >&2
    exit 1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else fail "packages are missing and cannot be installed: run this as root, or install sudo"
    fi
}

is_installed() { dpkg-query -W -f='${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed; }

# The first alternative that is installed, or else that the system knows.
choose() {
    local package
    for package in ${1//|/ }; do is_installed "$package" && return; done
    for package in ${1//|/ }; do
        if apt-cache show "$package" >/dev/null 2>&1; then echo "$package"; return; fi
    done
    echo "${1%%|*}"
}

# The lists are fetched once. A source that fails does not matter as long as the packages are known.
fetch_lists() {
    [ -z "${lists_are_fresh:-}" ] || return 0
    command -v apt-get >/dev/null || fail "packages are missing and cannot be installed: apt-get is not here"
    echo "nosebooth: fetching the package lists" >&2
    as_root apt-get update -qq >&2 || fail "the package lists could not be fetched: is there a network?"
    lists_are_fresh=yes
}

apt_install() {
    local package
    for package in "$@"; do
        apt-cache show "$package" >/dev/null 2>&1 \
            || fail "this system knows no package $package: is there a network, and is it Debian 12 or newer?"
    done
    echo "nosebooth: installing $*" >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2 \
        || fail "these packages could not be installed (is there a network?): $*"
}

# Installs the packages that the given lists name and that are not there.
install_packages() {
    command -v dpkg-query >/dev/null || fail "this needs Debian or a system like it (dpkg is not here)"
    local names name missing=()
    names=$(cat "$@" | sed 's/#.*//' | awk 'NF { print $1 }')
    for name in $names; do
        local alternative found=
        for alternative in ${name//|/ }; do is_installed "$alternative" && found=yes; done
        [ -n "$found" ] || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    fetch_lists
    local chosen=()
    for name in "${missing[@]}"; do chosen+=("$(choose "$name")"); done
    apt_install "${chosen[@]}"
}

# "6.0" for a toolchain; nothing for another program of that name (OpenStack has one).
swift_version() { swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1; }

# Whether the toolchain is of the given version or newer.
swift_is_at_least() { [ "$(printf '%s\n' "$1" "$(swift_version)" | sort -V | head -n 1)" = "$1" ]; }

# A Swift toolchain: the one that is there, else the system's own package.
install_swift() {
    if [ -z "$(swift_version)" ] && [ -x /opt/swift/usr/bin/swift ]; then
        PATH=/opt/swift/usr/bin:$PATH
    elif [ -z "$(swift_version)" ]; then
        fetch_lists
        apt-cache show swiftlang >/dev/null 2>&1 \
            || fail "there is no Swift 6 here and this system has no package of it: install one from swift.org, or use Debian 13"
        apt_install swiftlang
        hash -r
    fi
    local version
    version=$(swift_version)
    swift_is_at_least 6.0 || fail "Swift 6.0 or newer is needed; $(command -v swift) is ${version:-another program}"
}

# Tools of the tests, from PyPI, in a folder of their own. Without a network the tests that need them say so and are skipped.
install_test_tools() {
    local tools=.build/test-tools
    if ! "$tools/bin/python" -c 'import bagit, PIL' 2>/dev/null; then
        echo "nosebooth: installing bagit and pillow from PyPI into $tools" >&2
        python3 -m venv "$tools" && "$tools/bin/pip" install -q --disable-pip-version-check bagit==1.9.0 pillow \
            || echo "nosebooth: bagit and pillow could not be installed; the tests that need them are skipped" >&2
    fi
    PATH=$PWD/$tools/bin:$PATH
    export PATH
}
