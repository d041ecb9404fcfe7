ALTER TABLE "comments" ALTER COLUMN "share_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "article_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_to_tell" ON "articles" USING btree ("published_at") WHERE "articles"."told_at" is null and "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comments_article" ON "comments" USING btree ("article_id","id") WHERE "comments"."article_id" is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_place" CHECK (num_nonnulls("comments"."share_id", "comments"."article_id") = 1);