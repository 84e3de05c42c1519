#!/usr/bin/env bash
# Installs site, PostgreSQL, Caddy and a nightly backup in containers, on Debian or Ubuntu (docs/deploy.md).
# It may run again at any time: it changes only what differs.
set -euo pipefail
home=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
cd "$home"

usage() {
  cat <<'END'
deploy/install.sh [--domain NAME] [--email ADDRESS] [--backup URL|none] [--image IMAGE --proxy-image IMAGE] [--yes]
deploy/install.sh --uninstall [--delete-data] [--yes]

It asks for what isn't given. --yes accepts every default, and asks nothing. --backup is a place of off-site backups:
sftp://USER@HOST/FOLDER or s3://KEY:SECRET@HOST/BUCKET. With images, nothing is built.
END
}

say() { printf '%s\n' "$*"; }
fail() { say "$*" >&2 && exit 1; }
has() { command -v "$1" > /dev/null 2>&1; }

# Prints the value of a line in `.env`.
setting() { [ ! -f .env ] || sed -n "s/^$1=//p" .env | tail -n 1 | sed "s/^'\(.*\)'\$/\1/"; }

# Writes a line in `.env`, and leaves the others. Quotes only where they are needed: podman 4 would keep them.
set_setting() {
  local new value=$2
  case $value in
    *\'*) fail "$1 must not contain a single quote." ;;
    *[\ \"\\\$\#]*) value="'$value'" ;;
  esac
  new=$(mktemp .env.XXXXXX)
  { [ ! -f .env ] || grep -v "^$1=" .env || true; } > "$new"
  printf '%s=%s\n' "$1" "$value" >> "$new"
  mv "$new" .env
}

# Asks for a value, unless it was given or nothing may be asked.
ask() {
  local question=$1 default=$2 answer=''
  if [ ! "$yes" ]; then read -r -p "$question [$default]: " answer < /dev/tty; fi
  printf '%s' "${answer:-$default}"
}

agrees() {
  local answer
  [ ! "$yes" ] || return 0
  read -r -p "$1 [y/N] " answer < /dev/tty
  [[ $answer == [yY]* ]]
}

find_compose() {
  if docker compose version > /dev/null 2>&1 && docker info > /dev/null 2>&1; then
    compose=(docker compose)
  elif has podman && has podman-compose; then
    compose=(podman-compose)
  else
    return 1
  fi
}

# Docker's second Compose where the system has it; else podman, as in Debian 12.
choose_packages() {
  local version
  if find_compose; then return; fi
  version=$(apt-cache policy docker-compose docker-compose-v2 | sed -n 's/^ *Candidate: 2.*/2/p' | sed -n 1p)
  if [ "$version" ] && apt-cache show docker-compose-v2 > /dev/null 2>&1; then
    packages=(docker.io docker-compose-v2)
  elif [ "$version" ]; then
    packages=(docker.io docker-compose)
  else
    packages=(podman podman-compose catatonit netavark aardvark-dns)
  fi
}

check_system() {
  local family
  # shellcheck disable=SC1091
  family=$(. /etc/os-release && printf '%s %s' "$ID" "${ID_LIKE:-}")
  [[ $family == *debian* || $family == *ubuntu* ]] || fail 'This needs Debian or Ubuntu. Other systems: docs/deploy.md.'
  [ "$(id -u)" = 0 ] || fail 'Run this as root.'
  [ -f compose.yaml ] || fail "There is no compose.yaml in $home. Unpack the whole release."
}

is_running() { find_compose && "${compose[@]}" ps 2> /dev/null | grep proxy > /dev/null; }

# The ports must be free, unless our own proxy has them.
check_ports() {
  local port
  is_running && return
  for port in "$(setting HTTP_PORT)" "$(setting HTTPS_PORT)"; do
    [ "$port" ] || continue
    ports+=("$port")
  done
  [ "${#ports[@]}" = 2 ] || ports=(80 443)
  for port in "${ports[@]}"; do
    ! { exec 3<> "/dev/tcp/127.0.0.1/$port"; } 2> /dev/null ||
      fail "Another program uses port $port. Stop it (ss -ltnp 'sport = :$port' names it), then run this again."
  done
}

# Certificates need a domain that leads here. Behind a firewall that translates addresses, it may do so nevertheless.
check_dns() {
  local found own
  found=$(getent ahosts "$domain" | awk '{print $1}' | sort -u | tr '\n' ' ' || true)
  own=" 127.0.0.1 ::1 $(hostname -I 2> /dev/null) "
  for address in $found; do case $own in *" $address "*) return ;; esac; done
  if [ "$found" ]; then
    say "Warning: $domain leads to ${found% }, which is no address of this machine (${own# })."
  else
    say "Warning: $domain has no address yet."
  fi
  say 'Until it leads here, there is no certificate, and browsers warn.'
}

ask_three() {
  domain=${domain:-$(ask 'Domain of the website' "$(setting DOMAIN | grep . || hostname -f)")}
  email=${email:-$(ask 'Email address for warnings about certificates' "$(setting EMAIL | grep . || echo "owner@${domain#www.}")")}
  place=${place:-$(ask 'Place of off-site backups (sftp://… or s3://…), or none' "$(setting BACKUP_URL | grep . || echo none)")}
  [[ $domain =~ ^[A-Za-z0-9.-]+$ ]] || fail "$domain is no domain."
  [[ $place == none || $place == sftp://* || $place == s3://* ]] || fail "$place is neither sftp://…, s3://… nor none."
  [[ $email == ?*@?* ]] || fail "$email is no email address."
}

show_plan() {
  say "In $home, this will:"
  [ "${#packages[@]}" = 0 ] || say "  - install ${packages[*]} with apt-get"
  say "  - write .env: DOMAIN=$domain, EMAIL=$email, off-site backups: $(mask "$place")"
  [ "$image" ] || say '  - build the images (some minutes)'
  say '  - start site, PostgreSQL, Caddy and the nightly backup, also when the machine starts'
  say "To undo it: $0 --uninstall"
}

# Without the password of an address.
mask() { printf '%s' "$1" | sed 's,//[^@/]*@,//…@,'; }

write_settings() {
  local before
  [ -f .env ] || install -m 600 /dev/null .env
  before=$(sort .env)
  set_setting DOMAIN "$domain"
  set_setting EMAIL "$email"
  if [ "$image" ]; then
    set_setting APP_IMAGE "$image"
    set_setting PROXY_IMAGE "$proxy_image"
  fi
  if [ "$place" != none ]; then
    set_setting BACKUP_URL "$place"
    [ "$(setting BACKUP_PASSWORD)" ] || set_setting BACKUP_PASSWORD "$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')"
  fi
  chmod 600 .env
  # podman-compose doesn't see that a setting has changed.
  if [ "$before" != "$(sort .env)" ] && is_running; then "${compose[@]}" down > /dev/null 2>&1; fi
}

# Docker starts its containers itself. Podman needs a unit for it.
start_with_machine() {
  [ "${compose[0]}" = podman-compose ] && [ -d /run/systemd/system ] || return 0
  cat > "$unit" << END
[Unit]
Description=Containers of Ledge & Frame
After=network-online.target
Wants=network-online.target

[Service]
Type=oneshot
RemainAfterExit=yes
WorkingDirectory=$home
ExecStart=/usr/bin/podman-compose up -d --no-build

[Install]
WantedBy=multi-user.target
END
  systemctl daemon-reload
  systemctl enable --quiet "$(basename "$unit")"
}

start() {
  local log='' build=--build
  [ ! "$image" ] || build=--no-build
  # A new release of a running site comes by ./update.
  ! is_running || build=--no-build
  log=$("${compose[@]}" up -d "$build" 2>&1) || { say "$log" >&2 && fail 'The containers did not start.'; }
  say 'Waiting until the site is ready.'
  for _ in $(seq 300); do
    if exec_site ledge-frame healthy > /dev/null 2>&1; then return; fi
    sleep 1
  done
  "${compose[@]}" logs site 2>&1 | tail -n 20 >&2
  fail 'The site is not ready after five minutes. Its log is above.'
}

exec_site() { "${compose[@]}" exec -T site "$@"; }

show_link() {
  local link=''
  if exec_site ledge-frame staff list 2> /dev/null | grep 'no accounts yet' > /dev/null; then
    # The server logs the link just after it is ready.
    for _ in $(seq 10); do
      link=$("${compose[@]}" logs site 2>&1 | grep -o 'https://[^ ]*/admin/set-up?token=[^ ]*' | tail -n 1 || true)
      [ ! "$link" ] || break
      sleep 1
    done
  fi
  if [ "$link" ]; then
    say "Create your account (once, within 24 hours): $link"
  else
    say "Sign in: https://$domain/admin"
  fi
  [ "$place" = none ] || say "Keep BACKUP_URL and BACKUP_PASSWORD of $home/.env in another safe place: they restore everything."
}

uninstall() {
  find_compose || fail 'Nothing is installed here.'
  if [ "$delete" ]; then
    say "This stops the site and DELETES ITS DATA and the backups on this machine. Off-site backups and $home stay."
  else
    say "This stops the site and removes its containers. Data, backups, packages and $home stay."
  fi
  agrees 'Go on?' || exit 1
  "${compose[@]}" down ${delete:+--volumes} > /dev/null 2>&1 || true
  if [ -f "$unit" ]; then
    systemctl disable --quiet "$(basename "$unit")"
    rm -f "$unit"
    systemctl daemon-reload
  fi
  say 'Uninstalled.'
}

domain='' email='' place='' image='' proxy_image='' yes='' delete='' remove=''
packages=() ports=()
unit=/etc/systemd/system/ledge-frame-containers.service
while [ $# -gt 0 ]; do
  case $1 in
    --domain) domain=${2:?} && shift ;;
    --email) email=${2:?} && shift ;;
    --backup) place=${2:?} && shift ;;
    --image) image=${2:?} && shift ;;
    --proxy-image) proxy_image=${2:?} && shift ;;
    --yes) yes=1 ;;
    --uninstall) remove=1 ;;
    --delete-data) delete=1 ;;
    --help) usage && exit ;;
    *) usage >&2 && exit 2 ;;
  esac
  shift
done
[ "${image:+1}" = "${proxy_image:+1}" ] || fail 'Give --image and --proxy-image together.'

check_system
[ ! "$remove" ] || { uninstall && exit; }
check_ports
choose_packages
ask_three
check_dns
show_plan
agrees 'Go on?' || exit 1
if [ "${#packages[@]}" != 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${packages[@]}" > /dev/null
  find_compose || fail "${packages[*]} did not start. Restart the machine, then run this again."
fi
write_settings
start
start_with_machine
show_link
