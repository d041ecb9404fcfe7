-- What was kept in clear belongs to nothing: the next token comes with another one.
UPDATE "users" SET "fcm_password" = NULL WHERE "fcm_password" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "fcm_token";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "fcm_date";