CREATE TABLE "share_version_images" (
	"version_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "share_version_images_version_id_file_id_pk" PRIMARY KEY("version_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "share_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" bigint NOT NULL,
	"words" jsonb NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_seats" integer;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "answer_id" bigint;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "share_version_images" ADD CONSTRAINT "share_version_images_version_id_share_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."share_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_version_images" ADD CONSTRAINT "share_version_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_versions" ADD CONSTRAINT "share_versions_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_version_images_file" ON "share_version_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "share_versions_share" ON "share_versions" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "share_versions_replaced" ON "share_versions" USING btree ("replaced_at");