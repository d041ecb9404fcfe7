-- Members of the previous release never see the card.
ALTER TABLE "user_profiles" ADD COLUMN "hides_first_steps" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ALTER COLUMN "hides_first_steps" SET DEFAULT false;
