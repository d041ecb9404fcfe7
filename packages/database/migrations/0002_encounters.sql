-- What searches compare of the answers. Line breaks are escaped in JSON.
CREATE FUNCTION "answer_words"(jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN search_words(replace(jsonb_path_query_array($1, '$.*')::text, '\n', ' '));--> statement-breakpoint

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
CREATE TABLE "likes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "likes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"counts_from" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "likes_once" UNIQUE("user_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "mutual_likes" (
	"user_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "mutual_likes_user_id_member_id_pk" PRIMARY KEY("user_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_id" bigint NOT NULL,
	"member_id" bigint,
	"share_id" bigint,
	"found_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone,
	CONSTRAINT "saved_search_matches_once" UNIQUE NULLS NOT DISTINCT("search_id","member_id","share_id"),
	CONSTRAINT "saved_search_matches_one_item" CHECK (num_nonnulls("saved_search_matches"."member_id", "saved_search_matches"."share_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"terms" text[] NOT NULL,
	"rhythm" text NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE("user_id","kind","query")
);
--> statement-breakpoint
CREATE TABLE "search_candidates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_candidates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"share_id" bigint,
	"terms" text[] NOT NULL,
	CONSTRAINT "search_candidates_one_item" CHECK (num_nonnulls("search_candidates"."member_id", "search_candidates"."share_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "outing_waitlist" (
	"share_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"host_only" boolean DEFAULT false NOT NULL,
	"first_time" boolean DEFAULT false NOT NULL,
	"welcomes" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outing_waitlist_share_id_user_id_pk" PRIMARY KEY("share_id","user_id")
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
ALTER TABLE "share_participants" ADD COLUMN "host_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "first_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "welcomes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "thanks" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_kind" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_latitude" double precision;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_longitude" double precision;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "poll" jsonb;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "poll_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "poll_counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "poll_voters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "link_preview_id" bigint;--> statement-breakpoint
ALTER TABLE "link_previews" ADD CONSTRAINT "link_previews_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutual_likes" ADD CONSTRAINT "mutual_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutual_likes" ADD CONSTRAINT "mutual_likes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_candidates" ADD CONSTRAINT "search_candidates_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_candidates" ADD CONSTRAINT "search_candidates_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_waitlist" ADD CONSTRAINT "outing_waitlist_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_waitlist" ADD CONSTRAINT "outing_waitlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_themes" ADD CONSTRAINT "share_themes_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "likes_liked" ON "likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mutual_likes_member" ON "mutual_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_waiting" ON "saved_search_matches" USING btree ("search_id") WHERE "saved_search_matches"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_member" ON "saved_search_matches" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_share" ON "saved_search_matches" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "saved_searches_terms" ON "saved_searches" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_candidates_member" ON "search_candidates" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "search_candidates_share" ON "search_candidates" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "outing_waitlist_user" ON "outing_waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_themes_name" ON "share_themes" USING btree ("name" text_pattern_ops,"share_id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_link_preview_id_link_previews_id_fk" FOREIGN KEY ("link_preview_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_link_preview_id_link_previews_id_fk" FOREIGN KEY ("link_preview_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_profiles_answer_words" ON "user_profiles" USING gin (answer_words("answers"));--> statement-breakpoint
CREATE INDEX "user_profiles_interests" ON "user_profiles" USING gin ("interests");--> statement-breakpoint
CREATE INDEX "user_profiles_looking_for" ON "user_profiles" USING gin ("looking_for");--> statement-breakpoint
CREATE INDEX "user_profiles_answered" ON "user_profiles" USING gin ("answers");--> statement-breakpoint
CREATE INDEX "comments_link" ON "comments" USING btree ("link_preview_id") WHERE "comments"."link_preview_id" is not null;--> statement-breakpoint
CREATE INDEX "share_participants_user" ON "share_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shares_outings" ON "shares" USING btree ("outing_at","id") WHERE "shares"."outing_at" is not null and "shares"."hidden_at" is null and "shares"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shares_link" ON "shares" USING btree ("link_preview_id") WHERE "shares"."link_preview_id" is not null;