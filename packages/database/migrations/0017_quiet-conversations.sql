ALTER TABLE "conversation_members" ADD COLUMN "muted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "other_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD COLUMN "choice_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_members_unread" ON "conversation_members" USING btree ("user_id","last_message_at" DESC NULLS FIRST,"conversation_id" DESC NULLS FIRST) WHERE "conversation_members"."unread" > 0;--> statement-breakpoint
CREATE INDEX "conversation_members_archived" ON "conversation_members" USING btree ("user_id","last_message_at" DESC NULLS FIRST,"conversation_id" DESC NULLS FIRST) WHERE "conversation_members"."archived";--> statement-breakpoint
CREATE INDEX "conversation_members_unmute" ON "conversation_members" USING btree ("muted_until") WHERE "conversation_members"."muted_until" is not null;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ("conversation_id",fold_text("text") gin_trgm_ops) WHERE "messages"."deleted_at" is null;--> statement-breakpoint
UPDATE "conversation_members" side SET "other_muted" = true FROM "mutes" m WHERE m."user_id" = side."user_id" AND m."member_id" = side."other_id";--> statement-breakpoint
-- Who muted somebody counts anew: what a muted member writes calls her no more.
UPDATE "inboxes" i SET "unread_messages" = counted."unread", "requests" = counted."requests"
FROM (
  SELECT side."user_id",
    coalesce(sum(side."unread") FILTER (WHERE c."accepted_at" IS NOT NULL), 0) AS "unread",
    count(*) FILTER (WHERE c."accepted_at" IS NULL AND c."ignored_at" IS NULL AND c."started_by_id" <> side."user_id") AS "requests"
  FROM "conversation_members" side JOIN "conversations" c ON c."id" = side."conversation_id"
  WHERE NOT (side."muted" OR side."other_muted" OR side."archived")
    AND NOT EXISTS (SELECT 1 FROM "blocks" b WHERE (b."blocker_id", b."blocked_id") IN ((side."user_id", side."other_id"), (side."other_id", side."user_id")))
  GROUP BY side."user_id"
) counted
WHERE counted."user_id" = i."user_id" AND i."user_id" IN (SELECT "user_id" FROM "mutes" WHERE "member_id" IS NOT NULL);
