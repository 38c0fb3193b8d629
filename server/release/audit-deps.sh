#!/bin/sh
# Asks Go's and npm's databases for known vulnerabilities of what this is built from.
# Ends with 0 when both know of none, with 1 when one knows of some, with 3 when one could not be asked.
set -u
cd "$(dirname "$0")/../.." || exit
said=$(mktemp)
trap 'rm -f "$said"' EXIT
found='' unasked=''

echo '== Go: what the server calls'
go tool govulncheck ./... >"$said" 2>&1
case $? in
0) ;;
3) found="$found Go" ;;
*) unasked="$unasked Go" ;;
esac
cat "$said"

echo '== npm: what the site is built from and with'
# Its exit code is 1 either way; only a real answer counts vulnerabilities.
if npm audit >"$said" 2>&1; then :; elif grep -Eq '^[0-9]+ .*vulnerabilit' "$said"; then
	found="$found npm"
else
	unasked="$unasked npm"
fi
cat "$said"

[ -z "$unasked" ] || echo "audit-deps: NOT CHECKED, since the database could not be asked:$unasked" >&2
[ -z "$found" ] || { echo "audit-deps: known vulnerabilities in:$found" >&2; exit 1; }
[ -z "$unasked" ] || exit 3
echo 'audit-deps: none known'
