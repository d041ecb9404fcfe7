CREATE UNLOGGED TABLE "live_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payload" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "shared_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "shared_marks" (
	"key" text NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_marks_key_mark_pk" PRIMARY KEY("key","mark")
);
--> statement-breakpoint
CREATE INDEX "live_attachments_age" ON "live_attachments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shared_counts_end" ON "shared_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "shared_marks_end" ON "shared_marks" USING btree ("ends_at");