package main

import (
	"fmt"
	"log/slog"
	"net"
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promauto"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"goniometria.example/site/server/internal/listen"
)

// newRegistry returns the metrics of the process, of its connections and of its log.
func newRegistry(connections *listen.Connections, queue *logQueue) *prometheus.Registry {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	metrics := promauto.With(registry)
	metrics.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "goniometria_build_info", Help: "1, with the version of this build.", ConstLabels: prometheus.Labels{"version": version()},
	}, func() float64 { return 1 })
	metrics.NewGaugeFunc(prometheus.GaugeOpts{Name: "goniometria_connections_open", Help: "Open connections."},
		func() float64 { open, _ := connections.Stats(); return float64(open) })
	metrics.NewCounterFunc(prometheus.CounterOpts{Name: "goniometria_connections_evicted_total", Help: "Connections closed to stay below the limit."},
		func() float64 { _, evicted := connections.Stats(); return float64(evicted) })
	metrics.NewCounterFunc(prometheus.CounterOpts{Name: "goniometria_log_lines_dropped_total", Help: "Lines of the log that nobody read, or that could not be written."},
		func() float64 { return float64(queue.lost.Load()) })
	return registry
}

// serveMetrics serves /metrics at addr, unless addr is empty, until the process ends: metrics outlast the drain. It returns an
// error if it cannot listen. It logs a later failure, which does not end the program: the public site matters more.
func serveMetrics(addr string, registry *prometheus.Registry, logger *slog.Logger) error {
	if addr == "" {
		return nil
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("address for metrics: %w", err)
	}
	routes := http.NewServeMux()
	routes.Handle("/metrics", promhttp.HandlerFor(registry, promhttp.HandlerOpts{}))
	server := newServer(nil, routes, listen.NewConnections(10), logger) // More than any scraper opens.
	logger.Info("serving metrics", "url", fmt.Sprintf("http://%s/metrics", listener.Addr()))
	go func() { logger.Error("metrics failed", "addr", addr, "error", server.Serve(listener)) }()
	return nil
}
