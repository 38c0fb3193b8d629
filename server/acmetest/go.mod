// The tests of HTTPS against a real ACME server. A module of its own: its dependencies stay out of the program's.
module goniometria.example/site/server/acmetest

go 1.26.0

require (
	github.com/letsencrypt/challtestsrv v1.4.2
	github.com/letsencrypt/pebble/v2 v2.10.3
)

require (
	github.com/go-jose/go-jose/v4 v4.1.8 // indirect
	github.com/google/go-cmp v0.7.0 // indirect
	github.com/miekg/dns v1.1.62 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/net v0.62.0 // indirect
	golang.org/x/sync v0.25.0 // indirect
	golang.org/x/sys v0.50.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
)
