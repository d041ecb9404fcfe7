CREATE TABLE "certification_pictures" (
	"certification_id" bigint PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"gesture" text NOT NULL,
	"code" text NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"assignee_id" bigint,
	"decided_by_id" bigint,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended" text
);
--> statement-breakpoint
ALTER TABLE "certification_pictures" ADD CONSTRAINT "certification_pictures_certification_id_certifications_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_open" ON "certifications" USING btree ("user_id") WHERE "certifications"."state" in ('shown', 'waiting');--> statement-breakpoint
CREATE INDEX "certifications_user" ON "certifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "certifications_queue" ON "certifications" USING btree ("state","sent_at","id");--> statement-breakpoint
CREATE INDEX "certifications_ending" ON "certifications" USING btree ("expires_at") WHERE "certifications"."state" = 'certified' and "certifications"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "user_profiles_certified" ON "user_profiles" USING btree ("user_id") WHERE "user_profiles"."certified";