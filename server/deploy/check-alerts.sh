#!/bin/sh
# Tests the alerts of the operator's page with promtool. Certificates of 6, 45, 64 and 90 days cause none in 90 days if they
# are renewed after two thirds of their lifetime, and one before their end if they are not. A restart causes none, and a site
# that does not answer or is no longer scraped causes one.
set -eu
page=$(realpath "$(dirname "$0")/README.md")
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"

{
	printf 'groups:\n- name: page\n  rules:\n'
	awk '/^Alerts for Prometheus/ { on = 1; next } on && /^[^ ]/ { exit } on' "$page"
} >rules.yaml

# Prints one test: the metrics of a certificate of $1 days each hour for 90 days, renewed if $2 is 1, and its alerts.
certificate() {
	awk -v days="$1" -v renewed="$2" 'BEGIN {
		for (hour = 0; hour <= 90 * 24; hour++) {
			begin = renewed ? int(hour / (days * 16)) * days * 16 * 3600 : 0
			from = from " " begin
			to = to " " begin + days * 86400
		}
		print "- interval: 1h\n  input_series:"
		print "  - {series: \"goniometria_certificate_not_before_seconds{name=\\\"a\\\"}\", values: \"" from "\"}"
		print "  - {series: \"goniometria_certificate_not_after_seconds{name=\\\"a\\\"}\", values: \"" to "\"}"
		print "  alert_rule_test:"
		for (hour = 0; hour <= 90 * 24; hour += 3) {
			alerts = !renewed && hour > days * 18 ? "[{exp_labels: {name: a}}]" : "[]"
			print "  - {eval_time: " hour "h, alertname: CertificateEnds, exp_alerts: " alerts "}"
		}
	}'
}
{
	printf 'rule_files: [rules.yaml]\nevaluation_interval: 1h\ntests:\n'
	for days in 6 45 64 90; do
		certificate $days 1
		certificate $days 0
	done
	cat <<'END'
- interval: 5m
  input_series:
  - {series: 'goniometria_certificate_not_before_seconds{name="a"}', values: 0x60}
  - {series: 'goniometria_certificate_not_after_seconds{name="a"}', values: 0x60}
  - {series: goniometria_certificate_failures_total, values: 0x12 1x40}
  - {series: goniometria_connections_evicted_total, values: 0x22 1x30}
  alert_rule_test:
  - {eval_time: 1h, alertname: CertificateEnds, exp_alerts: [{exp_labels: {name: a}}]} # There is no certificate.
  - {eval_time: 1h, alertname: CertificateFails, exp_alerts: []}
  - {eval_time: 1h, alertname: ConnectionsEvicted, exp_alerts: []}
  - {eval_time: 2h, alertname: CertificateFails, exp_alerts: [{}]}
  - {eval_time: 2h, alertname: ConnectionsEvicted, exp_alerts: [{}]}
  - {eval_time: 4h, alertname: CertificateFails, exp_alerts: []}
  - {eval_time: 4h, alertname: ConnectionsEvicted, exp_alerts: []}
END
} >test.yaml
cat >down.yaml <<'END'
rule_files: [rules.yaml]
evaluation_interval: 1m
tests:
- interval: 1m
  input_series:
  - {series: 'up{job="goniometria", instance="a"}', values: 1x9 0 1x9 0x9 1x9 _x20}
  - {series: 'up{job="another", instance="a"}', values: 0x60}
  alert_rule_test:
  - {eval_time: 10m, alertname: SiteDown, exp_alerts: []}
  - {eval_time: 12m, alertname: SiteDown, exp_alerts: []}
  - {eval_time: 22m, alertname: SiteDown, exp_alerts: []}
  - {eval_time: 24m, alertname: SiteDown, exp_alerts: [{exp_labels: {job: goniometria, instance: a}}]}
  - {eval_time: 32m, alertname: SiteDown, exp_alerts: []}
  - {eval_time: 45m, alertname: SiteDown, exp_alerts: []}
  - {eval_time: 50m, alertname: SiteDown, exp_alerts: [{exp_labels: {job: goniometria}}]}
END
promtool test rules test.yaml down.yaml
