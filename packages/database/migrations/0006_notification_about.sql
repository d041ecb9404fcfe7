ALTER TABLE "notifications" ADD COLUMN "about_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "notifications" SET "about_id" = "shares"."author_id" FROM "shares" WHERE "notifications"."value" = 'sortie' AND "notifications"."actor_id" IS NULL AND "shares"."slug" = "notifications"."slug";
--> statement-breakpoint
UPDATE "notifications" SET "about_id" = "swaps"."owner_id" FROM "swaps" WHERE "notifications"."value" = 'troc' AND "notifications"."group_key" = 'partages.troc:' || "swaps"."id";
