#!/usr/bin/env bash
# Builds the image of the Dockerfile and starts it as its own user, on a machine that has neither Docker nor a registry of images:
# Debian's `buildah` builds, and the base image is made of Debian and this project's Node. docs/operations.md.
# `AUDIT_LEVEL=none` where the registry of packages knows no advisories. Needs root, 5 GB and some three minutes; not part of `npm test`.
set -euo pipefail
cd "$(dirname "$0")/.."

for program in buildah debootstrap; do
  command -v "$program" >/dev/null || { echo "Install $program first: apt-get install buildah debootstrap" >&2; exit 1; }
done
version=$(node -p 'require("./package.json").dependencies.node')
work=$(mktemp -d)
container=
finish() {
  [ -z "$container" ] || buildah --storage-driver vfs rm "$container" >/dev/null
  rm -rf "$work"
}
trap finish EXIT
build() {
  buildah --storage-driver vfs bud --isolation chroot --pull-never "$@"
}

# What `node:<version>-bookworm-slim` is to this Dockerfile: Debian, Node, npm, a user.
debootstrap --variant=minbase --include=ca-certificates bookworm "$work/root" >/dev/null
install -m 755 node_modules/node/bin/node "$work/root/usr/local/bin/node"
npm pack --silent --pack-destination "$work" npm@11 >/dev/null
mkdir -p "$work/root/usr/local/lib/node_modules/npm"
tar xzf "$work"/npm-*.tgz --strip-components=1 -C "$work/root/usr/local/lib/node_modules/npm"
for program in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$program-cli.js" "$work/root/usr/local/bin/$program"
done
chmod 755 "$work"/root/usr/local/lib/node_modules/npm/bin/*.js
cp /etc/ssl/certs/ca-certificates.crt "$work/root/etc/ssl/certs/"
chroot "$work/root" useradd --uid 1000 --create-home node
printf 'FROM scratch\nADD root /\nENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n' >"$work/Dockerfile"
build -t "docker.io/library/node:$version-bookworm-slim" "$work"

build --format docker --build-arg AUDIT_LEVEL="${AUDIT_LEVEL:-high}" -t mozaika .

# As its user it may write where the Dockerfile lets it, and nowhere else.
container=$(buildah --storage-driver vfs from --pull-never localhost/mozaika)
buildah --storage-driver vfs run --isolation chroot "$container" -- sh -c '
  for folder in / /app /app/dist /etc; do ! [ -w "$folder" ] || { echo "$folder is open to $(id -un)" >&2; exit 1; }; done
  [ "$(id -u)" = 1000 ] && [ -w "$DATA_DIR" ]'
# It comes up, and a signal to it ends it well.
buildah --storage-driver vfs run --isolation chroot --env MODE=sandbox --env HOST=127.0.0.1 --env PORT=3900 "$container" -- sh -c '
  node dist/server/main.mjs & server=$!
  ask() { node -e "fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" "http://127.0.0.1:3900$1"; }
  until ask /readyz; do kill -0 $server; done
  ask /livez && ask / && kill $server && wait $server'
echo 'The image builds, runs as its user, answers, and ends.'
