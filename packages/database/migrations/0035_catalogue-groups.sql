CREATE TABLE "catalogue_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalogue_groups_section_unique" UNIQUE("section")
);
--> statement-breakpoint
-- A group is what its first entry said it was: numbered in the order that members read.
INSERT INTO "catalogue_groups" ("section", "label", "position")
SELECT "section", (array_agg("section_label" ORDER BY "section_position", "index"))[1], min("section_position")
FROM "catalogue_entries" GROUP BY "section" ORDER BY 3, 1;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_section_catalogue_groups_section_fk" FOREIGN KEY ("section") REFERENCES "public"."catalogue_groups"("section") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_entries" DROP COLUMN "section_label";--> statement-breakpoint
ALTER TABLE "catalogue_entries" DROP COLUMN "section_position";--> statement-breakpoint
UPDATE "communities" SET "changed_at" = "created_at" WHERE "changed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "communities" ALTER COLUMN "changed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "communities" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "rooms" SET "changed_at" = "created_at";
