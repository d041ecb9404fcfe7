CREATE TABLE "held_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" bigint,
	"message_id" bigint,
	"matches" jsonb NOT NULL,
	"fresh" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" bigint,
	"held_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "held_items_of_one" CHECK (num_nonnulls("held_items"."share_id", "held_items"."message_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "held" text;--> statement-breakpoint
ALTER TABLE "held_items" ADD CONSTRAINT "held_items_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_items" ADD CONSTRAINT "held_items_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_items" ADD CONSTRAINT "held_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_items" ADD CONSTRAINT "held_items_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "held_items_share" ON "held_items" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_items_message" ON "held_items" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "held_items_queue" ON "held_items" USING btree ("state","held_at","id");--> statement-breakpoint
INSERT INTO "held_items" ("share_id", "matches", "fresh", "state", "held_at", "decided_by_id", "decided_at")
  SELECT "share_id", "matches", "fresh", "state", "held_at", "decided_by_id", "decided_at" FROM "held_shares" ORDER BY "held_at", "share_id";--> statement-breakpoint
DROP TABLE "held_shares";