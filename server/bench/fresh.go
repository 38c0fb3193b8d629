package main

import (
	"fmt"
	"net"
	"slices"
	"time"
)

// printFresh shows how soon our server answers after its start, and what it occupies before and after that answer. Nobody
// else may run it meanwhile, or its pages would count half.
func printFresh(binary, dir string) error {
	var waits []time.Duration
	var idle, answered, private int
	for range 5 {
		addr, err := freeAddr()
		if err != nil {
			return err
		}
		s := &server{name: "fresh", command: []string{binary, "-addr", "ADDR"}, addr: addr}
		if err := s.startWhen(dir, s.accepts); err != nil {
			return err
		}
		time.Sleep(time.Second) // Idle is what it is at rest, not amid its start.
		idle, private, err = s.memory()
		stop([]*server{s})
		if err != nil {
			return err
		}
		begin := time.Now()
		if err := s.startWhen(dir, s.answers); err != nil {
			return err
		}
		waits = append(waits, time.Since(begin))
		answered, _, err = s.memory()
		stop([]*server{s})
		if err != nil {
			return err
		}
	}
	slices.Sort(waits)
	fmt.Printf("\nA fresh %s occupies %s, %s of it private. Its first answer comes %s after its start (median of 5); it then occupies %s.\n",
		ourName, mebibytes(idle), mebibytes(private), waits[2].Round(100*time.Microsecond), mebibytes(answered))
	return nil
}

func (s *server) answers() error {
	_, err := ask(s.origin()+"/", nil)
	return err
}

func (s *server) accepts() error {
	conn, err := net.Dial("tcp", s.addr)
	if err != nil {
		return err
	}
	return conn.Close()
}
