CREATE TABLE "batch_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"alt" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "batch_notes_client" UNIQUE("batch_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"recipe_id" bigint,
	"ingredient" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expected_end_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"every_hours" integer,
	"reminder_days" integer[] DEFAULT '{}' NOT NULL,
	"next_reminder_at" timestamp (3) with time zone,
	"next_reminder" text,
	"last_care_at" timestamp (3) with time zone,
	"outcome" text,
	"learned" text DEFAULT '' NOT NULL,
	"sharing" text DEFAULT 'private' NOT NULL,
	"shared_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batches_client" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
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
CREATE TABLE "api_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"last_used_on" date,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash")
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
CREATE TABLE "recipe_makings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipe_makings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"changes" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"alt" text DEFAULT '' NOT NULL,
	"days" date[] NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"meal" text NOT NULL,
	"share_id" bigint,
	"text" text DEFAULT '' NOT NULL,
	"amount" double precision,
	"listed_at" timestamp (3) with time zone,
	"client_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meal_entries_client" UNIQUE("user_id","client_id")
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
CREATE TABLE "notebook_recipes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notebook_recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notebook_id" bigint NOT NULL,
	"share_id" bigint,
	"added_by_id" bigint,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notebook_recipes_once" UNIQUE("notebook_id","share_id")
);
--> statement-breakpoint
CREATE TABLE "notebooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notebooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"group_id" bigint,
	"client_id" uuid NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notebooks_client" UNIQUE("owner_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_notes" (
	"recipe_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "recipe_notes_recipe_id_user_id_pk" PRIMARY KEY("recipe_id","user_id")
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
CREATE TABLE "photo_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"photo_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"assignee_id" bigint,
	"decided_by_id" bigint,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_checks_photo_id_unique" UNIQUE("photo_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_facts" (
	"share_id" bigint PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"words" text[] NOT NULL,
	"needs" integer NOT NULL,
	"vocabulary" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_tags" (
	"tag" text NOT NULL,
	"share_id" bigint NOT NULL,
	"needs" integer NOT NULL,
	CONSTRAINT "recipe_tags_tag_share_id_pk" PRIMARY KEY("tag","share_id")
);
--> statement-breakpoint
CREATE TABLE "kitchen_basics" (
	"user_id" bigint NOT NULL,
	"ingredient" text NOT NULL,
	CONSTRAINT "kitchen_basics_user_id_ingredient_pk" PRIMARY KEY("user_id","ingredient")
);
--> statement-breakpoint
CREATE TABLE "shopping_lines" (
	"owner_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"name" text NOT NULL,
	"amount" double precision,
	"unit" text,
	"ingredient" text,
	"done" boolean DEFAULT false NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "shopping_lines_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "shopping_list_members" (
	"owner_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"invited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "shopping_list_members_owner_id_user_id_pk" PRIMARY KEY("owner_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"owner_id" bigint PRIMARY KEY NOT NULL,
	"group_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_links" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_up_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by_id" bigint,
	"decided_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_up_requests_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "swap_images" (
	"swap_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "swap_images_swap_id_file_id_pk" PRIMARY KEY("swap_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "swap_requests" (
	"swap_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "swap_requests_swap_id_member_id_pk" PRIMARY KEY("swap_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "swaps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "swaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"quantity" text DEFAULT '' NOT NULL,
	"wanted" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reserved_for_id" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "swaps_client" UNIQUE("owner_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "saved_search_matches" DROP CONSTRAINT "saved_search_matches_once";--> statement-breakpoint
ALTER TABLE "saved_search_matches" DROP CONSTRAINT "saved_search_matches_one_item";--> statement-breakpoint
ALTER TABLE "search_candidates" DROP CONSTRAINT "search_candidates_one_item";--> statement-breakpoint
ALTER TABLE "poll_votes" ALTER COLUMN "share_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "kind" text DEFAULT 'community' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sound" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approval" text;--> statement-breakpoint
ALTER TABLE "honors" ADD COLUMN "word" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "awaits_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "photos_approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_sound" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "link_preview_id" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "profile_quote" jsonb;--> statement-breakpoint
ALTER TABLE "room_marks" ADD COLUMN "archived_seq" bigint;--> statement-breakpoint
ALTER TABLE "room_messages" ADD COLUMN "link_preview_id" bigint;--> statement-breakpoint
ALTER TABLE "room_messages" ADD COLUMN "poll" jsonb;--> statement-breakpoint
ALTER TABLE "room_messages" ADD COLUMN "poll_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_messages" ADD COLUMN "poll_counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_messages" ADD COLUMN "poll_voters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD COLUMN "swap_id" bigint;--> statement-breakpoint
ALTER TABLE "search_candidates" ADD COLUMN "swap_id" bigint;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD COLUMN "room_message_id" bigint;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_dates" jsonb;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "making_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "variant_of_id" bigint;--> statement-breakpoint
ALTER TABLE "batch_notes" ADD CONSTRAINT "batch_notes_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_notes" ADD CONSTRAINT "batch_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_notes" ADD CONSTRAINT "batch_notes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_recipe_id_shares_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_proposals" ADD CONSTRAINT "ingredient_proposals_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_makings" ADD CONSTRAINT "recipe_makings_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_makings" ADD CONSTRAINT "recipe_makings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_makings" ADD CONSTRAINT "recipe_makings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_answers" ADD CONSTRAINT "spoken_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_answers" ADD CONSTRAINT "spoken_answers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_recipes" ADD CONSTRAINT "notebook_recipes_notebook_id_notebooks_id_fk" FOREIGN KEY ("notebook_id") REFERENCES "public"."notebooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_recipes" ADD CONSTRAINT "notebook_recipes_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_recipes" ADD CONSTRAINT "notebook_recipes_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebooks" ADD CONSTRAINT "notebooks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebooks" ADD CONSTRAINT "notebooks_group_id_communities_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_notes" ADD CONSTRAINT "recipe_notes_recipe_id_notebook_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."notebook_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_notes" ADD CONSTRAINT "recipe_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_date_votes" ADD CONSTRAINT "outing_date_votes_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_date_votes" ADD CONSTRAINT "outing_date_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_groups" ADD CONSTRAINT "outing_groups_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_groups" ADD CONSTRAINT "outing_groups_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_checks" ADD CONSTRAINT "photo_checks_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_facts" ADD CONSTRAINT "recipe_facts_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_tags" ADD CONSTRAINT "recipe_tags_share_id_recipe_facts_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."recipe_facts"("share_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_basics" ADD CONSTRAINT "kitchen_basics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lines" ADD CONSTRAINT "shopping_lines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_members" ADD CONSTRAINT "shopping_list_members_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_members" ADD CONSTRAINT "shopping_list_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_group_id_communities_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD CONSTRAINT "sign_up_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_images" ADD CONSTRAINT "swap_images_swap_id_swaps_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."swaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_images" ADD CONSTRAINT "swap_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_requests" ADD CONSTRAINT "swap_requests_swap_id_swaps_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."swaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_requests" ADD CONSTRAINT "swap_requests_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swaps" ADD CONSTRAINT "swaps_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swaps" ADD CONSTRAINT "swaps_reserved_for_id_users_id_fk" FOREIGN KEY ("reserved_for_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_notes_batch" ON "batch_notes" USING btree ("batch_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "batch_notes_user" ON "batch_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "batch_notes_file" ON "batch_notes" USING btree ("file_id") WHERE "batch_notes"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "batches_running" ON "batches" USING btree ("user_id","id" DESC NULLS LAST) WHERE "batches"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "batches_ended" ON "batches" USING btree ("user_id","ended_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "batches"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "batches_reminders" ON "batches" USING btree ("next_reminder_at","id") WHERE "batches"."next_reminder_at" is not null;--> statement-breakpoint
CREATE INDEX "batches_of_recipe" ON "batches" USING btree ("recipe_id","shared_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "batches"."shared_at" is not null;--> statement-breakpoint
CREATE INDEX "batches_of_ingredient" ON "batches" USING btree ("ingredient","shared_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "batches"."shared_at" is not null;--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_expiry" ON "api_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ingredient_proposals_queue" ON "ingredient_proposals" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "ingredient_proposals_proposer" ON "ingredient_proposals" USING btree ("proposer_id");--> statement-breakpoint
CREATE INDEX "ingredients_keys" ON "ingredients" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "ingredients_names" ON "ingredients" USING btree ("singular") WHERE "ingredients"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_makings_once" ON "recipe_makings" USING btree ("share_id","member_id") WHERE "recipe_makings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "recipe_makings_share" ON "recipe_makings" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "recipe_makings_member" ON "recipe_makings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "recipe_makings_file" ON "recipe_makings" USING btree ("file_id") WHERE "recipe_makings"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "recipe_makings_deleted" ON "recipe_makings" USING btree ("deleted_at") WHERE "recipe_makings"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "meal_entries_day" ON "meal_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "meal_entries_share" ON "meal_entries" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spoken_answers_current" ON "spoken_answers" USING btree ("user_id") WHERE "spoken_answers"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "spoken_answers_file" ON "spoken_answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "spoken_answers_removed" ON "spoken_answers" USING btree ("removed_at") WHERE "spoken_answers"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "notebook_recipes_newest" ON "notebook_recipes" USING btree ("notebook_id","kept_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notebook_recipes_share" ON "notebook_recipes" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "notebook_recipes_added" ON "notebook_recipes" USING btree ("added_by_id","kept_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notebooks_group" ON "notebooks" USING btree ("group_id") WHERE "notebooks"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "recipe_notes_user" ON "recipe_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outing_date_votes_user" ON "outing_date_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photo_checks_user" ON "photo_checks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photo_checks_queue" ON "photo_checks" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "recipe_facts_vocabulary" ON "recipe_facts" USING btree ("vocabulary");--> statement-breakpoint
CREATE INDEX "recipe_tags_needs" ON "recipe_tags" USING btree ("tag","needs","share_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recipe_tags_share" ON "recipe_tags" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "shopping_lines_shown" ON "shopping_lines" USING btree ("owner_id") WHERE "shopping_lines"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "shopping_lines_removed" ON "shopping_lines" USING btree ("owner_id","removed_at") WHERE "shopping_lines"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "shopping_list_members_user" ON "shopping_list_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shopping_lists_group" ON "shopping_lists" USING btree ("group_id") WHERE "shopping_lists"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "sign_up_requests_queue" ON "sign_up_requests" USING btree ("state","asked_at","id");--> statement-breakpoint
CREATE INDEX "swap_images_file" ON "swap_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "swap_requests_member" ON "swap_requests" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "swaps_owner" ON "swaps" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "swaps_open" ON "swaps" USING btree ("id" DESC NULLS FIRST) WHERE "swaps"."state" = 'open';--> statement-breakpoint
CREATE INDEX "swaps_expiring" ON "swaps" USING btree ("expires_at") WHERE "swaps"."state" in ('open', 'reserved');--> statement-breakpoint
CREATE INDEX "swaps_reserved_for" ON "swaps" USING btree ("reserved_for_id") WHERE "swaps"."reserved_for_id" is not null;--> statement-breakpoint
CREATE INDEX "swaps_deleted" ON "swaps" USING btree ("deleted_at") WHERE "swaps"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "swaps_words" ON "swaps" USING gin (search_words("title" || ' ' || "body"));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_link_preview_id_link_previews_id_fk" FOREIGN KEY ("link_preview_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_link_preview_id_link_previews_id_fk" FOREIGN KEY ("link_preview_id") REFERENCES "public"."link_previews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_swap_id_swaps_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."swaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_candidates" ADD CONSTRAINT "search_candidates_swap_id_swaps_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."swaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_room_message_id_room_messages_id_fk" FOREIGN KEY ("room_message_id") REFERENCES "public"."room_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_variant_of_id_shares_id_fk" FOREIGN KEY ("variant_of_id") REFERENCES "public"."shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_commune" ON "users" USING btree ("code_insee") WHERE "users"."code_insee" is not null;--> statement-breakpoint
CREATE INDEX "messages_link" ON "messages" USING btree ("link_preview_id") WHERE "messages"."link_preview_id" is not null;--> statement-breakpoint
CREATE INDEX "room_messages_link" ON "room_messages" USING btree ("link_preview_id") WHERE "room_messages"."link_preview_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_swap" ON "saved_search_matches" USING btree ("swap_id");--> statement-breakpoint
CREATE INDEX "search_candidates_swap" ON "search_candidates" USING btree ("swap_id");--> statement-breakpoint
CREATE INDEX "shares_variants" ON "shares" USING btree ("variant_of_id","id" DESC NULLS FIRST) WHERE "shares"."variant_of_id" is not null;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_once" UNIQUE NULLS NOT DISTINCT("search_id","member_id","share_id","swap_id");--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_room_voter" UNIQUE("room_message_id","user_id");--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_one_item" CHECK (num_nonnulls("saved_search_matches"."member_id", "saved_search_matches"."share_id", "saved_search_matches"."swap_id") = 1);--> statement-breakpoint
ALTER TABLE "search_candidates" ADD CONSTRAINT "search_candidates_one_item" CHECK (num_nonnulls("search_candidates"."member_id", "search_candidates"."share_id", "search_candidates"."swap_id") = 1);--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_place" CHECK (num_nonnulls("poll_votes"."share_id", "poll_votes"."room_message_id") = 1);