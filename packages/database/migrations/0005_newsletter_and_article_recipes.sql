CREATE TABLE "newsletter_readers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_readers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"wanted_ids" bigint[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asks" integer DEFAULT 1 NOT NULL,
	"sent_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_readers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "article_recipes" (
	"id" bigint PRIMARY KEY DEFAULT nextval(pg_get_serial_sequence('shares', 'id')) NOT NULL,
	"article_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipe_facts" DROP CONSTRAINT "recipe_facts_share_id_shares_id_fk";
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "in_newsletter" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "recipes_vocabulary" text;--> statement-breakpoint
ALTER TABLE "meal_entries" ADD COLUMN "article_recipe_id" bigint;--> statement-breakpoint
ALTER TABLE "notebook_recipes" ADD COLUMN "article_recipe_id" bigint;--> statement-breakpoint
ALTER TABLE "recipe_facts" ADD COLUMN "in_article" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_facts" ADD COLUMN "of_share_id" bigint GENERATED ALWAYS AS (case when not "recipe_facts"."in_article" then "recipe_facts"."share_id" end) STORED;--> statement-breakpoint
ALTER TABLE "recipe_facts" ADD COLUMN "of_article_recipe_id" bigint GENERATED ALWAYS AS (case when "recipe_facts"."in_article" then "recipe_facts"."share_id" end) STORED;--> statement-breakpoint
ALTER TABLE "shopping_lines" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "shopping_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "shopping_lines" ADD COLUMN "written_by_id" bigint;--> statement-breakpoint
ALTER TABLE "article_recipes" ADD CONSTRAINT "article_recipes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_readers_unconfirmed" ON "newsletter_readers" USING btree ("asked_at") WHERE "newsletter_readers"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "article_recipes_article" ON "article_recipes" USING btree ("article_id","position");--> statement-breakpoint
ALTER TABLE "meal_entries" ADD CONSTRAINT "meal_entries_article_recipe_id_article_recipes_id_fk" FOREIGN KEY ("article_recipe_id") REFERENCES "public"."article_recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_recipes" ADD CONSTRAINT "notebook_recipes_article_recipe_id_article_recipes_id_fk" FOREIGN KEY ("article_recipe_id") REFERENCES "public"."article_recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_facts" ADD CONSTRAINT "recipe_facts_of_share_id_shares_id_fk" FOREIGN KEY ("of_share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_facts" ADD CONSTRAINT "recipe_facts_of_article_recipe_id_article_recipes_id_fk" FOREIGN KEY ("of_article_recipe_id") REFERENCES "public"."article_recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lines" ADD CONSTRAINT "shopping_lines_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_entries_article" ON "meal_entries" USING btree ("article_recipe_id") WHERE "meal_entries"."article_recipe_id" is not null;--> statement-breakpoint
CREATE INDEX "notebook_recipes_article" ON "notebook_recipes" USING btree ("article_recipe_id") WHERE "notebook_recipes"."article_recipe_id" is not null;--> statement-breakpoint
CREATE INDEX "shopping_lines_writer" ON "shopping_lines" USING btree ("written_by_id");--> statement-breakpoint
ALTER TABLE "notebook_recipes" ADD CONSTRAINT "notebook_recipes_article_once" UNIQUE("notebook_id","article_recipe_id");--> statement-breakpoint
ALTER TABLE "recipe_facts" ADD CONSTRAINT "recipe_facts_share" UNIQUE("of_share_id");--> statement-breakpoint
ALTER TABLE "recipe_facts" ADD CONSTRAINT "recipe_facts_article_recipe" UNIQUE("of_article_recipe_id");--> statement-breakpoint
ALTER TABLE "shopping_lines" ADD CONSTRAINT "shopping_lines_id" UNIQUE("id");