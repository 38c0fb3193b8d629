#!/bin/sh
# Runs the commands of the operator's page, as they are written there and by a user with sudo, on a machine with systemd and
# with two versions of the package beside this script. check-package.sh boots that machine.
set -eu
useradd --create-home someone
echo 'someone ALL=(ALL:ALL) NOPASSWD: ALL' >/etc/sudoers.d/someone
cd "$(dirname "$0")"
cp README.md ./*.deb /home/someone
cd /home/someone
page=README.md

# The commands of a section of the page, or of its beginning, without those of another distribution.
commands() {
	awk -v heading="## $1" '/^## /{on = 0} NR == 1 && heading == "## "{on = 1} $0 == heading{on = 1} on' $page | tr '\n' ' ' |
		sed 's/   */\n/g' | grep -oE '^(sudo|echo) .*|`(sudo|install) [^`]*`' | tr -d '`' | grep -v dnf | sed "s/_amd64/_$(dpkg --print-architecture)/"
}
as_user() { sudo -Hu someone "$@"; }
run() { command=$(commands "$1" | grep -F -e "$2") && as_user sh -eux -c "$command"; }
# Runs the command that the package printed.
printed() { as_user sh -c "$(grep -o 'sudo journalctl .* err' messages)"; }
# Fails unless these words were seen and the page has a row for them.
explained() { grep -F "$1" messages && grep -F "| \`$1\` |" $page; }
serves() { goniometria healthcheck -addr "127.0.0.1:$1"; }
pid() { systemctl show --property=MainPID --value goniometria; }
version() { dpkg-query -f '${Status} ${Version}' -W goniometria; }
settings=/etc/goniometria.env
# Waits until the program has restarted.
restarted() { for _ in $(seq 100); do [ "$(pid)" -gt 0 ] && [ "$(pid)" != "$1" ] && serves 80 && return; sleep 0.1; done; return 1; }

echo 'APT::Get::Assume-Yes "true";' >/etc/apt/apt.conf.d/99yes
cat >/usr/local/bin/editor <<END
#!/bin/sh
sed -n '/^    \[Socket\]/,/^\$/s/^    //p' $PWD/$page >"\$1"
END
chmod +x /usr/local/bin/editor

echo "== a new machine, whose sockets for IPv6 take no IPv4 by default"
echo 1 >/proc/sys/net/ipv6/bindv6only
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
	run 'Upgrade, rollback, removal' "$2" 2>&1 | tee messages
	grep 'the old program keeps running' messages
	printed | grep -F "$1"
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

echo "== a hangup"
second=$(pid)
systemctl kill -s HUP goniometria
restarted "$second"
journalctl -u goniometria | grep "goniometria.$second.*msg=stopped"

echo "== a version that does not start"
echo CERT_DIR=/proc/nowhere >>$settings
run 'Upgrade, rollback, removal' 1.1.0 2>&1 | tee messages
grep 'the new program does not start' messages
printed | grep nowhere
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
run 'The second year' 'mv -v {} {}.old'
systemctl restart goniometria
if certificate; then exit 1; fi
journalctl -u goniometria | grep "goniometria.$(pid).*no new certificate.*name=your.domain"
run 'The second year' 'your.domain.old'
systemctl restart goniometria
[ "$(certificate)" = "$old" ]

echo "== a stop"
run 'Upgrade, rollback, removal' 'disable --now'
if serves 80; then exit 1; fi
[ "$(systemctl is-enabled goniometria.socket)" = disabled ]

echo "== a port that another program holds"
goniometria -addr :80 & other=$!
until serves 80; do kill -0 $other; done
run '' 'enable --now' 2>&1 | tee messages
explained 'A dependency job for goniometria.service failed'
kill $other
wait $other
run '' 'enable --now'
serves 80

echo "== no right to the ports"
as_user goniometria -domain your.domain 2>&1 | tee messages
explained 'bind: permission denied'

echo "== a proxy in front of a site that runs"
sed -i '/^DOMAIN=/d' $settings
as_user script -qec "$(commands 'Behind a proxy' | grep -F 'systemctl edit')" /dev/null # It wants a terminal.
run 'Behind a proxy' 'systemctl enable'
run 'Behind a proxy' 'systemctl restart'
serves 8080
if serves 80; then exit 1; fi

echo "== a backup"
touch goniometria.tgz # an earlier one, which everybody may read
run 'The second year' 'tar -czf'
[ "$(stat -c %a goniometria.tgz)" = 600 ]

echo "== a new installation"
run 'Upgrade, rollback, removal' 'apt purge'
[ ! -e /var/lib/private/goniometria ]
run '' 'apt install'
run '' 'tee -a'
run '' 'enable --now'
serves 80
run 'Upgrade, rollback, removal' 'apt purge'

echo "== another machine, where the program's user has another number"
run '' 'apt install'
run 'The second year' 'tar -xzf'
chown -R 64000:64000 /var/lib/private/goniometria
run '' 'enable --now'
serves 8080

echo "== no proxy any more"
run '' 'tee -a'
if run '' goniometria-check; then exit 1; fi
run 'When something is wrong' journalctl >messages
explained 'systemd passed 1 files'
run 'When something is wrong' 'systemctl revert'
run 'Behind a proxy' 'systemctl restart'
[ "$(certificate)" = "$old" ]
serves 80

echo "== the end"
run 'Upgrade, rollback, removal' 'apt purge'
if systemctl is-active goniometria.socket; then exit 1; fi
