-- What searches compare of the answers. Line breaks are escaped in JSON.
CREATE FUNCTION "answer_words"(jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN search_words(replace(jsonb_path_query_array($1, '$.*')::text, '\n', ' '));--> statement-breakpoint

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
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_candidates" ADD CONSTRAINT "search_candidates_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_candidates" ADD CONSTRAINT "search_candidates_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_matches_waiting" ON "saved_search_matches" USING btree ("search_id") WHERE "saved_search_matches"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_member" ON "saved_search_matches" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_share" ON "saved_search_matches" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "saved_searches_terms" ON "saved_searches" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_candidates_member" ON "search_candidates" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "search_candidates_share" ON "search_candidates" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "user_profiles_answer_words" ON "user_profiles" USING gin (answer_words("answers"));--> statement-breakpoint
CREATE INDEX "user_profiles_interests" ON "user_profiles" USING gin ("interests");--> statement-breakpoint
CREATE INDEX "user_profiles_looking_for" ON "user_profiles" USING gin ("looking_for");--> statement-breakpoint
CREATE INDEX "user_profiles_answered" ON "user_profiles" USING gin ("answers");
