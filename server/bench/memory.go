package main

import (
	"bufio"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
)

const idleConnections = 1000

// printMemory shows the memory of each server after the load, and with idle connections on top.
func printMemory(site string, servers []*server) error {
	content, err := sizeOf(site)
	if err != nil {
		return err
	}
	fmt.Printf("The content is %s.\n\n", mebibytes(content))
	fmt.Println("| server | after the load | of it private | with 1,000 idle connections | each |")
	fmt.Println("|---|--:|--:|--:|--:|")
	for _, s := range servers {
		if s.missing() {
			fmt.Printf("| %s | not installed | | | |\n", s.name)
			continue
		}
		after, private, err := s.memory()
		if err != nil {
			return err
		}
		idle, err := s.withIdleConnections()
		if err != nil {
			return err
		}
		fmt.Printf("| %s | %s | %s | %s | %.1f KiB |\n", s.name, mebibytes(after), mebibytes(private), mebibytes(idle),
			float64(idle-after)/idleConnections/1024)
	}
	return nil
}

// withIdleConnections returns the memory while connections wait that have had one answer each.
func (s *server) withIdleConnections() (int, error) {
	for range idleConnections {
		conn, err := net.Dial("tcp", s.addr)
		if err != nil {
			return 0, err
		}
		defer conn.Close()
		fmt.Fprintf(conn, "HEAD / HTTP/1.1\r\nHost: %s\r\n\r\n", s.addr)
		if _, err := http.ReadResponse(bufio.NewReader(conn), &http.Request{Method: http.MethodHead}); err != nil {
			return 0, err
		}
	}
	total, _, err := s.memory()
	return total, err
}

func sizeOf(dir string) (size int, err error) {
	err = filepath.WalkDir(dir, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := os.Stat(name)
		if err == nil {
			size += int(info.Size())
		}
		return err
	})
	return size, err
}

func mebibytes(n int) string { return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20)) }
