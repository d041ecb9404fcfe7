ALTER TABLE "files" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_upload_id_unique" UNIQUE("upload_id");