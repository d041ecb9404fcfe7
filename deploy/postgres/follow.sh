#!/bin/bash
# Copies the primary once, then follows it. Only a whole copy gets the name under which it is run: what was half copied is
# thrown away, and what was promoted since, so that it follows nobody any more, is never taken for that.
set -euo pipefail
volume=${REPLICA_VOLUME:-/var/lib/postgresql/data}
data=$volume/replica
if [ ! -d "$data" ]; then
  rm -rf "$volume/copy"
  pg_basebackup --host postgres --username replica --slot replica --pgdata "$volume/copy" --checkpoint fast --wal-method stream --write-recovery-conf
  mv "$volume/copy" "$data"
fi
exec postgres -D "$data" -c config_file=/etc/postgresql/settings.conf
