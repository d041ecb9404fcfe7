DROP INDEX "events_waiting";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "events_waiting" ON "events" USING btree ("id") WHERE "events"."handled_at" is null and "events"."failed_at" is null;--> statement-breakpoint
UPDATE "events" SET "failed_at" = now() WHERE "handled_at" IS NULL AND "attempts" >= 20;
