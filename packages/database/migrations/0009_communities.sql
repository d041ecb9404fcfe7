CREATE TABLE "community_announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"community_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_announcements_client" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "community_candidates" (
	"community_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"standing" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"by_id" bigint,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_candidates_community_id_user_id_pk" PRIMARY KEY("community_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"community_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_by_id" bigint,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "community_members" ADD COLUMN "news" text DEFAULT 'mentions' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "community_id" bigint;--> statement-breakpoint
ALTER TABLE "community_announcements" ADD CONSTRAINT "community_announcements_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_announcements" ADD CONSTRAINT "community_announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_candidates" ADD CONSTRAINT "community_candidates_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_candidates" ADD CONSTRAINT "community_candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_candidates" ADD CONSTRAINT "community_candidates_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_links" ADD CONSTRAINT "community_links_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_links" ADD CONSTRAINT "community_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_announcements_list" ON "community_announcements" USING btree ("community_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_candidates_queue" ON "community_candidates" USING btree ("community_id","standing","since","user_id");--> statement-breakpoint
CREATE INDEX "community_candidates_user" ON "community_candidates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_links_community" ON "community_links" USING btree ("community_id");--> statement-breakpoint
CREATE INDEX "communities_list" ON "communities" USING btree ("member_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_members_newest" ON "community_members" USING btree ("community_id","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shares_community" ON "shares" USING btree ("community_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "shares"."community_id" is not null;