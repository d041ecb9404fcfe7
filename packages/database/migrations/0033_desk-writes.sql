CREATE TABLE "desk_writes" (
	"author_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"act" text NOT NULL,
	"digest" text NOT NULL,
	"made_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_writes_author_id_client_id_pk" PRIMARY KEY("author_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "desk_writes" ADD CONSTRAINT "desk_writes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_writes_at" ON "desk_writes" USING btree ("created_at");