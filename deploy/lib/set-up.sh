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
    echo "nosebooth: installing ${missing[*]}" >&2
    as_root apt-get update -qq || fail "the package lists could not be fetched: is there a network?"
    local chosen=()
    for name in "${missing[@]}"; do chosen+=("$(choose "$name")"); done
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${chosen[@]}" >&2 \
        || fail "these packages could not be installed: ${chosen[*]}"
}

# A Swift toolchain: the one that is there, else the system's own package.
install_swift() {
    command -v swift >/dev/null && return
    [ -x /opt/swift/usr/bin/swift ] && { PATH=/opt/swift/usr/bin:$PATH; return; }
    echo "nosebooth: installing swiftlang" >&2
    as_root apt-get update -qq || fail "the package lists could not be fetched: is there a network?"
    apt-cache show swiftlang >/dev/null 2>&1 \
        || fail "there is no Swift 6 here and this system has no package of it: install one from swift.org, or use Debian 13"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends swiftlang >&2 \
        || fail "swiftlang could not be installed"
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
