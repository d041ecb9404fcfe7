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
ALTER TABLE "articles" ADD COLUMN "in_newsletter" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_readers_unconfirmed" ON "newsletter_readers" USING btree ("asked_at") WHERE "newsletter_readers"."confirmed_at" is null;