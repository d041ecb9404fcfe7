CREATE TABLE "link_previews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"fetched_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_previews_address" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" bigint NOT NULL,
	"user_id" bigint,
	"choices" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_votes_voter" UNIQUE("share_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "share_themes" (
	"share_id" bigint NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "share_themes_share_id_name_pk" PRIMARY KEY("share_id","name")
);
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "link_previews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "link_preview_id" bigint;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "poll" jsonb;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "poll_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "poll_counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "poll_voters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "link_preview_id" bigint;--> statement-breakpoint
ALTER TABLE "link_previews" ADD CONSTRAINT "link_previews_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_themes" ADD CONSTRAINT "share_themes_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_themes_name" ON "share_themes" USING btree ("name" text_pattern_ops,"share_id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_link_preview_id_link_previews_id_fk" FOREIGN KEY ("link_preview_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_link_preview_id_link_previews_id_fk" FOREIGN KEY ("link_preview_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_link" ON "comments" USING btree ("link_preview_id") WHERE "comments"."link_preview_id" is not null;--> statement-breakpoint
CREATE INDEX "shares_link" ON "shares" USING btree ("link_preview_id") WHERE "shares"."link_preview_id" is not null;