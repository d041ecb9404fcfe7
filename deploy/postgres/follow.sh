#!/bin/bash
# Copies the primary once, then follows it. What was half copied is thrown away.
set -euo pipefail
data=/var/lib/postgresql/data
if [ ! -f "$data/standby.signal" ]; then
  find "$data" -mindepth 1 -delete
  pg_basebackup --host postgres --username replica --slot replica --pgdata "$data" --wal-method stream --write-recovery-conf
fi
exec postgres -D "$data" -c hot_standby=on -c hot_standby_feedback=on
