-- Cuts `notifications` into sixteen tables by recipient (docs/operations.md, "Partitions"). Needs PostgreSQL 15 or later.
-- Stop the site and make a backup first; then, with twice the table's size free on the disk:
--   psql --set ON_ERROR_STOP=1 --file deploy/postgres/partitions.sql "$DATABASE_URL"
-- It is one transaction: an error leaves the table as it was. Later migrations apply to all partitions.
BEGIN;

ALTER TABLE notifications RENAME TO notifications_before;
CREATE TABLE notifications (LIKE notifications_before INCLUDING DEFAULTS INCLUDING IDENTITY) PARTITION BY HASH (recipient_id);

DO $$
DECLARE
  part int;
  last_id bigint;
  restored text[];
  statement text;
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format(
      'CREATE TABLE notifications_%1$s PARTITION OF notifications FOR VALUES WITH (MODULUS 16, REMAINDER %1$s)', part);
  END LOOP;
  INSERT INTO notifications OVERRIDING SYSTEM VALUE SELECT * FROM notifications_before;

  -- Indexes and foreign keys under their own names; the primary key takes in the partition key.
  SELECT array_agg(described) INTO restored FROM (
    SELECT format('ALTER TABLE notifications ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)) AS described
    FROM pg_constraint WHERE conrelid = 'notifications_before'::regclass AND contype = 'f'
    UNION ALL
    SELECT replace(pg_get_indexdef(indexrelid), 'notifications_before', 'notifications')
    FROM pg_index WHERE indrelid = 'notifications_before'::regclass AND NOT indisprimary
  ) AS of_the_table;
  SELECT max(id) INTO last_id FROM notifications_before;
  DROP TABLE notifications_before;
  ALTER TABLE notifications ADD CONSTRAINT notifications_pkey PRIMARY KEY (recipient_id, id);
  FOREACH statement IN ARRAY restored LOOP
    EXECUTE statement;
  END LOOP;
  ALTER SEQUENCE notifications_id_seq1 RENAME TO notifications_id_seq;
  IF last_id IS NOT NULL THEN
    PERFORM setval('notifications_id_seq', last_id);
  END IF;
END $$;

COMMIT;
ANALYZE notifications;
