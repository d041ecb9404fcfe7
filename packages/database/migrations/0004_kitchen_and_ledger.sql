CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"month" integer,
	"label" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingredient_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredient_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"proposer_id" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredient_proposals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ingredients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"singular" text NOT NULL,
	"plural" text NOT NULL,
	"gender" text NOT NULL,
	"aliases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"family" text NOT NULL,
	"aisle" text NOT NULL,
	"seasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"allergens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"soaking_hours" jsonb,
	"germination_days" jsonb,
	"rinses_per_day" integer,
	"fermentation" text DEFAULT '' NOT NULL,
	"keys" text[] NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ingredients_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "spoken_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spoken_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"question" text NOT NULL,
	"file_id" bigint NOT NULL,
	"transcript" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outing_date_votes" (
	"share_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outing_date_votes_share_id_user_id_at_pk" PRIMARY KEY("share_id","user_id","at")
);
--> statement-breakpoint
CREATE TABLE "outing_groups" (
	"share_id" bigint PRIMARY KEY NOT NULL,
	"community_id" bigint NOT NULL,
	CONSTRAINT "outing_groups_community_id_unique" UNIQUE("community_id")
);
--> statement-breakpoint
ALTER TABLE "honors" ADD COLUMN "word" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "link_preview_id" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "profile_quote" jsonb;--> statement-breakpoint
ALTER TABLE "room_marks" ADD COLUMN "archived_seq" bigint;--> statement-breakpoint
ALTER TABLE "room_messages" ADD COLUMN "link_preview_id" bigint;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_dates" jsonb;--> statement-breakpoint
ALTER TABLE "ingredient_proposals" ADD CONSTRAINT "ingredient_proposals_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_answers" ADD CONSTRAINT "spoken_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_answers" ADD CONSTRAINT "spoken_answers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_date_votes" ADD CONSTRAINT "outing_date_votes_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_date_votes" ADD CONSTRAINT "outing_date_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_groups" ADD CONSTRAINT "outing_groups_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_groups" ADD CONSTRAINT "outing_groups_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_proposals_queue" ON "ingredient_proposals" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "ingredient_proposals_proposer" ON "ingredient_proposals" USING btree ("proposer_id");--> statement-breakpoint
CREATE INDEX "ingredients_keys" ON "ingredients" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "ingredients_names" ON "ingredients" USING btree ("singular") WHERE "ingredients"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "spoken_answers_current" ON "spoken_answers" USING btree ("user_id") WHERE "spoken_answers"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "spoken_answers_file" ON "spoken_answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "spoken_answers_removed" ON "spoken_answers" USING btree ("removed_at") WHERE "spoken_answers"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "outing_date_votes_user" ON "outing_date_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_link_preview_id_link_previews_id_fk" FOREIGN KEY ("link_preview_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_link_preview_id_link_previews_id_fk" FOREIGN KEY ("link_preview_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_link" ON "messages" USING btree ("link_preview_id") WHERE "messages"."link_preview_id" is not null;--> statement-breakpoint
CREATE INDEX "room_messages_link" ON "room_messages" USING btree ("link_preview_id") WHERE "room_messages"."link_preview_id" is not null;