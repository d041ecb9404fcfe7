CREATE TABLE "calendar_feeds" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "outing_waitlist" (
	"share_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"host_only" boolean DEFAULT false NOT NULL,
	"first_time" boolean DEFAULT false NOT NULL,
	"welcomes" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outing_waitlist_share_id_user_id_pk" PRIMARY KEY("share_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "host_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "first_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "welcomes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "share_participants" ADD COLUMN "thanks" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_kind" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_latitude" double precision;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "outing_longitude" double precision;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_waitlist" ADD CONSTRAINT "outing_waitlist_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outing_waitlist" ADD CONSTRAINT "outing_waitlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outing_waitlist_user" ON "outing_waitlist" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_participants_user" ON "share_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shares_outings" ON "shares" USING btree ("outing_at","id") WHERE "shares"."outing_at" is not null and "shares"."hidden_at" is null and "shares"."deleted_at" is null;