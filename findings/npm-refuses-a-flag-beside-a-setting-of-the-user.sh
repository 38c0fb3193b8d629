#!/usr/bin/env bash
# npm 10.9.4, 11.14.0 and 11.16.0, `npm ci` of a lockfile without `resolved`.
# Behaviour: a user's `before` refuses what is locked (ETARGET). `--before=` (empty) is no way out, `--before=null` is one.
# But npm 11.14 ends `npm ci --before=null` with an error where the user's file has `min-release-age`; 11.16 does not.
# Surprise: the command line is thought to beat a file, and an empty value to clear a setting. A lockfile is thought to say
# all that `npm ci` needs.
# Meaning: keep `resolved`, or ask `npm config get min-release-age` and choose the flag that this npm takes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
for version in 10.9.4 11.14.0 11.16.0; do npm install --silent --prefix "npm-$version" "npm@$version" >/dev/null; done
mkdir project && cd project
npm init --yes >/dev/null
npm install --silent --omit-lockfile-registry-resolved is-number@7.0.0
seen=
for version in 10.9.4 11.14.0 11.16.0; do
  for setting in before=2015-01-01 min-release-age=7; do
    for flag in --loglevel=error --before= --before=null; do
      cat ~/.npmrc >"$work/user" 2>/dev/null || true
      echo "$setting" >>"$work/user"
      rm -rf node_modules
      "$work/npm-$version/node_modules/.bin/npm" ci --userconfig "$work/user" $flag >/dev/null 2>&1 && result=installs || result=fails
      seen="$seen$version $setting $flag $result
"
    done
  done
done
printf '%s' "$seen"
[ "$(printf '%s' "$seen" | grep fails)" = "$(cat <<'END'
10.9.4 before=2015-01-01 --loglevel=error fails
10.9.4 before=2015-01-01 --before= fails
11.14.0 before=2015-01-01 --loglevel=error fails
11.14.0 before=2015-01-01 --before= fails
11.14.0 min-release-age=7 --before=null fails
11.16.0 before=2015-01-01 --loglevel=error fails
11.16.0 before=2015-01-01 --before= fails
END
)" ]
