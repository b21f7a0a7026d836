#!/bin/sh
# Runs once, when the data folder is made: the receiver of the log and the base backup come from another container.
set -eu
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
