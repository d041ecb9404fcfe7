ALTER TABLE "user_profiles" ADD COLUMN "shows_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_deleted" ON "comments" USING btree ("deleted_at") WHERE "comments"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "shares_deleted" ON "shares" USING btree ("deleted_at") WHERE "shares"."deleted_at" is not null;--> statement-breakpoint
UPDATE "notifications" n SET "slug" = 'partage-' || substring(s."slug" from '[0-9a-f]{6,}$'), "path" = '/shares/partage-' || substring(s."slug" from '[0-9a-f]{6,}$'), "excerpt" = ''
FROM "shares" s WHERE s."cover" IS NOT NULL AND s."slug" ~ '-[0-9a-f]{6,}$' AND n."section" = 'partages' AND n."slug" = s."slug";--> statement-breakpoint
UPDATE "shares" SET "slug" = 'partage-' || substring("slug" from '[0-9a-f]{6,}$') WHERE "cover" IS NOT NULL AND "slug" ~ '-[0-9a-f]{6,}$';
