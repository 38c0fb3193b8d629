#!/bin/sh
# Runs each fuzz target of the server for the time that is given: fuzz.sh 11m
set -eu
time=$1
list=$(go test -list '^Fuzz' ./server/...)
# A package follows its targets.
set -- $(echo "$list" | awk '/^Fuzz/ { targets[n++] = $1 } /^ok/ { while (n) print $2, targets[--n] }')
[ $# -gt 0 ] || { echo 'fuzz: there are no targets' >&2; exit 1; }
while [ $# -gt 0 ]; do
	go test "$1" -run '^$' -fuzz "^$2\$" -fuzztime "$time"
	shift 2
done
