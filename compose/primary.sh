# Lets the replica follow. Runs once, when the primary's volume is new.
set -e
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -c "create role replication login replication password 'replication'"
echo "host replication replication all scram-sha-256" >> "$PGDATA/pg_hba.conf"
