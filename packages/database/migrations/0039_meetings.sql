CREATE TABLE "meeting_letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meeting_id" bigint NOT NULL,
	"what" text NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"leaving_at" timestamp (3) with time zone,
	"may_have_left" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_letters_once" UNIQUE("meeting_id","what","turn")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"postponed" integer DEFAULT 0 NOT NULL,
	"contact_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_client" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "quiet_contacts" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trusted_contacts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "discreet_mode" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_letters" ADD CONSTRAINT "meeting_letters_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_letters_waiting" ON "meeting_letters" USING btree ("id") WHERE "meeting_letters"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "meetings_waiting" ON "meetings" USING btree ("due_at") WHERE "meetings"."state" = 'open';--> statement-breakpoint
CREATE INDEX "meetings_hers" ON "meetings" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "meetings_contact" ON "meetings" USING btree ("contact_hash","created_at");--> statement-breakpoint
CREATE INDEX "meetings_over" ON "meetings" USING btree ("due_at","created_at");