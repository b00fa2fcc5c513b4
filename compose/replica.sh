# Copies the primary the first time, and follows it.
set -e
export PGPASSWORD=replication
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup -h primary -U replication -D "$PGDATA" -X stream -R -C -S replica
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby_feedback=on
