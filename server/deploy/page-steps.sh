#!/bin/sh
# Runs the commands of the operator's page, as they are written there, on a machine with systemd and with two versions of
# the package beside this script. check-package.sh boots that machine.
set -eu
cd "$(dirname "$0")"
page=README.md

# The commands of a section of the page, or of its beginning, without those of another distribution.
commands() {
	awk -v heading="## $1" '/^## /{on = 0} NR == 1 && heading == "## "{on = 1} $0 == heading{on = 1} on' $page | tr '\n' ' ' |
		sed 's/   */\n/g' | grep -oE '^(sudo|echo) .*|`sudo [^`]*`' | tr -d '`' | grep -v dnf | sed "s/_amd64/_$(dpkg --print-architecture)/"
}
run() { command=$(commands "$1" | grep -F -e "$2") && sh -eux -c "$command"; }
serves() { goniometria healthcheck -addr "127.0.0.1:$1"; }
pid() { systemctl show --property=MainPID --value goniometria; }
version() { dpkg-query -f '${Status} ${Version}' -W goniometria; }
settings=/etc/goniometria.env
# Waits until the program has restarted.
restarted() { for _ in $(seq 100); do [ "$(pid)" -gt 0 ] && [ "$(pid)" != "$1" ] && serves 80 && return; sleep 0.1; done; return 1; }

echo 'APT::Get::Assume-Yes "true";' >/etc/apt/apt.conf.d/99yes
cat >/usr/local/bin/sudo <<'END'
#!/bin/sh
exec "$@"
END
cat >/usr/local/bin/editor-of-the-page <<END
#!/bin/sh
sed -n '/^    \[Socket\]/,/^\$/s/^    //p' $PWD/$page >"\$1"
END
chmod +x /usr/local/bin/*

echo "== a new machine"
run '' 'apt install'
run '' 'tee -a'
run '' 'enable --now'
serves 80
first=$(pid)

# By hand and at an installation, a wrong setting is refused by name, and the old program keeps running.
refused() {
	# Ten times, because systemd would stop the socket unit together with a service that fails too often.
	for _ in $(seq 10); do if run '' goniometria-check; then exit 1; fi; done
	systemctl is-active goniometria.socket
	journalctl -u goniometria-check -p err | grep -F "$1"
	run 'Upgrade, rollback, removal' "$2" 2>&1 | tee messages
	grep 'the old program keeps running' messages
	[ "$(version)" = "install ok installed $3" ]
	[ "$(pid)" = "$first" ]
	serves 80
	cp right $settings
}

echo "== a wrong setting"
cp $settings right
echo LOG_LEVEL=loud >>$settings
refused 'invalid value "loud" for LOG_LEVEL' 1.1.0 1.1.0

echo "== no DOMAIN for the second socket"
sed -i '/^DOMAIN=/d' $settings
refused 'systemd passed 2 files' --allow-downgrades 1.0.0

echo "== a right setting"
run '' goniometria-check
[ "$(pid)" != "$first" ]
serves 80

echo "== nothing to reload"
second=$(pid)
if systemctl reload goniometria; then exit 1; fi
[ "$(pid)" = "$second" ]
serves 80

echo "== a hangup"
systemctl kill -s HUP goniometria
restarted "$second"
journalctl -u goniometria | grep "goniometria.$second.*msg=stopped"

echo "== a version that does not start"
echo CERT_DIR=/proc/nowhere >>$settings
run 'Upgrade, rollback, removal' 1.1.0 2>&1 | tee messages
grep 'the new program does not start' messages
[ "$(version)" = 'install ok installed 1.1.0' ]
# Waits until it has failed more often than systemd allows by default.
for _ in $(seq 200); do [ "$(systemctl show --property=NRestarts --value goniometria)" -gt 5 ] && break; sleep 0.1; done
cp right $settings
restarted 0

echo "== a log that nobody reads"
third=$(pid)
systemctl stop systemd-journald.socket systemd-journald-dev-log.socket systemd-journald-audit.socket systemd-journald
# A health check writes no line to the log.
bash -c 'exec 3<>/dev/tcp/127.0.0.1/80 && printf "GET / HTTP/1.0\r\n\r\n" >&3 && cat <&3'
serves 80
systemctl start systemd-journald.socket systemd-journald-dev-log.socket systemd-journald
[ "$(pid)" = "$third" ]

echo "== a new certificate at once"
folder='/var/lib/goniometria/acme-v02.api.letsencrypt.org%2Fdirectory' # There is no CA here.
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 90 -subj / -addext subjectAltName=DNS:your.domain \
	-keyout "$folder/your.domain" -out "$folder/your.domain"
chown --reference="$folder" "$folder/your.domain"
certificate() { openssl s_client -connect 127.0.0.1:443 -servername your.domain </dev/null | openssl x509 -noout -serial; }
systemctl restart goniometria
old=$(certificate)
run 'The second year' 'sudo mv'
if certificate; then exit 1; fi
journalctl -u goniometria | grep "goniometria.$(pid).*no new certificate.*name=your.domain"
mv your.domain "$folder"
systemctl restart goniometria
[ "$(certificate)" = "$old" ]

echo "== another machine, where the program's user has another number"
run 'The second year' 'tar -czf'
run 'Upgrade, rollback, removal' 'apt purge'
[ ! -e /var/lib/private/goniometria ]
run '' 'apt install'
run 'The second year' 'tar -xzf'
chown -R 64000:64000 /var/lib/private/goniometria
run '' 'enable --now'
[ "$(certificate)" = "$old" ]
serves 80

echo "== a proxy in front of a site that runs"
sed -i '/^DOMAIN=/d' $settings
EDITOR=editor-of-the-page script -qec "$(commands 'Behind a proxy' | grep -F 'systemctl edit')" /dev/null # It wants a terminal.
run 'Behind a proxy' 'systemctl enable'
run 'Behind a proxy' 'systemctl restart'
serves 8080
if serves 80; then exit 1; fi

echo "== the end"
run 'Upgrade, rollback, removal' 'apt purge'
if systemctl is-active goniometria.socket; then exit 1; fi
