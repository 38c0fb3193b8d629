package main

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// tick is the unit of /proc/PID/stat: USER_HZ is 100 on every Linux.
const tick = 10 * time.Millisecond

// processes are a server and its workers.
func (s *server) processes() []int {
	pids := []int{s.process.Pid}
	children, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%[1]d/children", s.process.Pid))
	for _, field := range strings.Fields(string(children)) {
		if pid, err := strconv.Atoi(field); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}

// cpu is what the server has used so far, in its own code and in the kernel.
func (s *server) cpu() (time.Duration, error) {
	var total time.Duration
	for _, pid := range s.processes() {
		stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
		if err != nil {
			return 0, err
		}
		// The name of the program stands in brackets and may contain anything; utime and stime are fields 14 and 15.
		fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
		for _, field := range fields[11:13] {
			ticks, err := strconv.Atoi(field)
			if err != nil {
				return 0, err
			}
			total += time.Duration(ticks) * tick
		}
	}
	return total, nil
}

// memory is what the server occupies, in bytes: pages that several processes share are shared out (PSS).
func (s *server) memory() (total, private int, err error) {
	for _, pid := range s.processes() {
		rollup, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", pid))
		if err != nil {
			return 0, 0, err
		}
		for line := range strings.SplitSeq(string(rollup), "\n") {
			fields := strings.Fields(line)
			if len(fields) < 2 {
				continue
			}
			kib, _ := strconv.Atoi(fields[1])
			switch fields[0] {
			case "Pss:":
				total += kib << 10
			case "Pss_Anon:":
				private += kib << 10
			}
		}
	}
	return total, private, nil
}
