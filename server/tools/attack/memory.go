package main

import (
	"cmp"
	"context"
	"crypto/tls"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
)

// perConnection is the most that a connection may take, of the program's memory and of the kernel's.
const perConnection measure.MiB = 0.5

// budget is what an installed server gets.
type budget struct {
	memory      measure.MiB // of systemd, for the program and the kernel's buffers
	collector   string      // GOMEMLIMIT
	connections int         // the default of -max-connections
}

// readBudget reads what the package installs.
func readBudget() (b budget, err error) {
	find := func(file, pattern string) string {
		text, readErr := os.ReadFile(file)
		match := regexp.MustCompile(pattern).FindSubmatch(text)
		if match == nil {
			err = cmp.Or(err, readErr, fmt.Errorf("%s has no %s", file, pattern))
			return ""
		}
		return string(match[1])
	}
	memory, _ := strconv.Atoi(find("server/deploy/goniometria.service", `(?m)^MemoryMax=(\d+)M$`))
	b.memory = measure.MiB(memory)
	b.collector = find("server/deploy/goniometria.service", `(?m)^Environment=GOMEMLIMIT=(\d+MiB)$`)
	b.connections, _ = strconv.Atoi(find("server/deploy/goniometria.env", `(?m)^#MAX_CONNECTIONS=(\d+)$`))
	return b, err
}

// memoryAtTheCap fills the server with attacking connections over TLS. It fails if a connection takes more than
// perConnection, if all together take more than the budget, or if another client gets no response.
func memoryAtTheCap(binary string, b budget, a http2Attack) error {
	addr, options, remove, err := tlsOptions()
	if err != nil {
		return err
	}
	defer remove()
	name := fmt.Sprintf("%d connections of HTTP/2 with %s", b.connections, a.name)
	return withServer(name, binary, options, func(server *measure.Server) error {
		before, kernel := server.Memory(), measure.TCPMemory()
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		started := make(chan bool)
		go func() {
			a.start(ctx, addr, b.connections)
			close(started)
		}()
		other := &http.Transport{
			DisableKeepAlives: true, ForceAttemptHTTP2: true, ResponseHeaderTimeout: time.Second,
			TLSClientConfig: &tls.Config{ServerName: attackedName, InsecureSkipVerify: true},
		}
		const checks = 10
		var peak measure.MiB
		var open, done, answered int
		for second := time.Tick(time.Second); done < checks; {
			select {
			case <-time.After(200 * time.Millisecond):
			case <-second:
				select {
				case <-started:
				default:
					continue
				}
				done++
				if _, _, err := measure.Get(other, "https://"+addr+"/about", http.Header{}, 0); err != nil {
					fmt.Println(" ", err)
				} else {
					answered++
				}
			}
			peak, open = max(peak, server.Memory()+measure.TCPMemory()-kernel), max(open, measure.Connections(addr))
		}
		each := (peak - before) / measure.MiB(b.connections)
		fmt.Printf("  %d connections; at most %s, of %s; %.0f KiB each; %d of %d others got a response\n", open, peak, b.memory, float64(each)*1024, answered, checks)
		if !(peak <= b.memory && each <= perConnection) || answered < checks || !a.cut && open < b.connections*9/10 {
			return fmt.Errorf("want %s in all, %s for each connection, %d responses, and the connections open", b.memory, perConnection, checks)
		}
		return nil
	})
}
