CREATE TABLE "firebase_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"tokens_valid_from" timestamp (3) with time zone,
	"disabled_by_us" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firebase_accounts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "firebase_accounts" ADD CONSTRAINT "firebase_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "firebase_accounts_left" ON "firebase_accounts" USING btree ("uid") WHERE "firebase_accounts"."user_id" is null;