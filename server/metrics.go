package main

import (
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// metrics counts requests under labels that visitors cannot multiply.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec // by code, method, kind
	inFlight prometheus.Gauge
	kinds    map[string]kindMetrics
}

type kindMetrics struct {
	bytes    prometheus.Counter
	duration prometheus.Observer
}

func newMetrics(visitors *crowd) *metrics {
	bytes := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "goniometria_response_bytes_total", Help: "Bytes of content sent.",
	}, []string{"kind"})
	duration := prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "goniometria_request_duration_seconds", Help: "Time from a request's head to the last byte handed to the kernel.",
		Buckets: []float64{.0001, .001, .01, .1, 1, 10, 60},
	}, []string{"kind"})
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "goniometria_requests_total", Help: "Requests answered.",
		}, []string{"code", "method", "kind"}),
		inFlight: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "goniometria_requests_in_flight", Help: "Requests being answered.",
		}),
		kinds: map[string]kindMetrics{},
	}
	for _, kind := range []string{"asset", "file", "page", "probe"} {
		m.kinds[kind] = kindMetrics{bytes.WithLabelValues(kind), duration.WithLabelValues(kind)}
	}
	m.registry.MustRegister(m.requests, bytes, duration, m.inFlight,
		crowdGauge("goniometria_connections_open", "Open connections.", func() int { open, _, _ := visitors.counts(); return open }),
		crowdGauge("goniometria_connections_waiting", "Open connections without a request.", func() int { _, waiting, _ := visitors.counts(); return waiting }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{
			Name: "goniometria_connections_evicted_total", Help: "Connections closed to stay below the limit.",
		}, func() float64 { _, _, closed := visitors.counts(); return float64(closed) }),
		collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
		collectors.NewBuildInfoCollector(),
	)
	return m
}

func crowdGauge(name, help string, count func() int) prometheus.Collector {
	return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, func() float64 { return float64(count()) })
}

func (m *metrics) middleware(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		m.inFlight.Inc()
		defer m.inFlight.Dec()
		counted := counting(w)
		next.ServeHTTP(counted, r)

		kind := kindOf(r.URL.Path)
		m.requests.WithLabelValues(strconv.Itoa(counted.status), methodLabel(r.Method), kind).Inc()
		m.kinds[kind].bytes.Add(float64(counted.bytes))
		m.kinds[kind].duration.Observe(time.Since(start).Seconds())
	})
}

func kindOf(name string) string {
	switch {
	case name == "/healthz" || name == "/readyz":
		return "probe"
	case strings.HasPrefix(name, "/assets/"):
		return "asset"
	case path.Ext(path.Base(name)) != "":
		return "file"
	default:
		return "page"
	}
}

func methodLabel(method string) string {
	if method == http.MethodGet || method == http.MethodHead {
		return method
	}
	return "other"
}
