#!/bin/sh
# Runs the commands of the operator's page, as they stand there, on a machine with systemd and with two versions of the
# package beside this script. check-package.sh boots that machine.
set -eu
cd "$(dirname "$0")"
page=README.md

# The commands of a section of the page, or of its beginning, but for those of another distribution.
commands() {
	awk -v heading="## $1" '/^## /{on = 0} NR == 1 && heading == "## "{on = 1} $0 == heading{on = 1} on' $page | tr '\n' ' ' |
		sed 's/   */\n/g' | grep -oE '^(sudo|echo) .*|`sudo [^`]*`' | tr -d '`' | grep -v dnf | sed "s/_amd64/_$(dpkg --print-architecture)/"
}
run() { command=$(commands "$1" | grep -F -e "$2") && sh -eux -c "$command"; }
serves() { goniometria healthcheck -addr "127.0.0.1:$1"; }
pid() { systemctl show --property=MainPID --value goniometria; }
version() { dpkg-query -f '${Status} ${Version}' -W goniometria; }
settings=/etc/goniometria.env
# The program that was told to restart has done so.
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

echo "== a wrong setting"
cp $settings right
echo LOG_LEVEL=loud >>$settings
if run '' 'systemctl reload'; then exit 1; fi
journalctl -u goniometria -p err | grep 'invalid value "loud" for LOG_LEVEL'
run 'Upgrade, rollback, removal' 1.1.0 2>&1 | tee messages
grep 'the old program runs on' messages
[ "$(version)" = 'install ok installed 1.1.0' ]
[ "$(pid)" = "$first" ]
serves 80
cp right $settings
run '' 'systemctl reload'
[ "$(pid)" != "$first" ]
serves 80

echo "== a hangup"
second=$(pid)
systemctl kill -s HUP goniometria
restarted "$second"
journalctl -u goniometria | grep "goniometria.$second.*msg=stopped"

echo "== a version that does not start"
echo CERT_DIR=/proc/nowhere >>$settings
run 'Upgrade, rollback, removal' --allow-downgrades 2>&1 | tee messages
grep 'the new program does not start' messages
[ "$(version)" = 'install ok installed 1.0.0' ]
cp right $settings
restarted 0

echo "== a log that nobody reads"
systemctl stop systemd-journald.socket systemd-journald-dev-log.socket systemd-journald-audit.socket systemd-journald
serves 80
systemctl start systemd-journald.socket systemd-journald-dev-log.socket systemd-journald

echo "== a proxy in front of a site that runs"
sed -i '/^DOMAIN=/d' $settings
EDITOR=editor-of-the-page script -qec "$(commands 'Behind nginx or Caddy' | grep -F 'systemctl edit')" /dev/null # It wants a terminal.
run 'Behind nginx or Caddy' 'systemctl enable'
run 'Behind nginx or Caddy' 'systemctl restart'
serves 8080
if serves 80; then exit 1; fi

echo "== the end"
run 'Upgrade, rollback, removal' 'apt purge'
if systemctl is-active goniometria.socket; then exit 1; fi
