UPDATE "shares" SET "edited_at" = "updated_at" WHERE "edited";--> statement-breakpoint
ALTER TABLE "shares" DROP COLUMN "edited";