CREATE TABLE "moderation_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"hours" integer
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" bigint,
	"sanction_id" bigint,
	"asker_id" bigint,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decision" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_of_one" CHECK (num_nonnulls("reviews"."report_id", "reviews"."sanction_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "sanctions" ADD COLUMN "ground" text DEFAULT 'charter' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_sanction_id_sanctions_id_fk" FOREIGN KEY ("sanction_id") REFERENCES "public"."sanctions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_counts_year" ON "moderation_counts" USING btree ("year","what");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_report" ON "reviews" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_sanction" ON "reviews" USING btree ("sanction_id");--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("state","created_at","id");--> statement-breakpoint
INSERT INTO "moderation_counts" ("year", "what", "about")
SELECT extract(year from "created_at" at time zone 'Europe/Paris'), 'received', "reason" FROM "reports";--> statement-breakpoint
INSERT INTO "moderation_counts" ("year", "what", "about", "outcome", "hours")
SELECT extract(year from "decided_at" at time zone 'Europe/Paris'), 'decided', "reason", "state", floor(extract(epoch from "decided_at" - "created_at") / 3600) FROM "reports" WHERE "decided_at" is not null;--> statement-breakpoint
INSERT INTO "moderation_counts" ("year", "what", "about", "outcome")
SELECT extract(year from "created_at" at time zone 'Europe/Paris'), 'measure', "kind", 'charter' FROM "sanctions";
