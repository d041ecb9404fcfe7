CREATE TABLE "filter_words" (
	"word" text PRIMARY KEY NOT NULL,
	"added_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_shares" (
	"share_id" bigint PRIMARY KEY NOT NULL,
	"matches" jsonb NOT NULL,
	"fresh" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" bigint,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "filter_words" ADD CONSTRAINT "filter_words_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_shares" ADD CONSTRAINT "held_shares_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_shares" ADD CONSTRAINT "held_shares_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_shares_queue" ON "held_shares" USING btree ("state","held_at","share_id");