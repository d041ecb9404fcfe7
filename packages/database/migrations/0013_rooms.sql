-- The words of a room are searched by their parts, and within that room alone: both extensions are trusted ones.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gin";
--> statement-breakpoint
CREATE TABLE "room_marks" (
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_seq" bigint DEFAULT 0 NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"muted_until" timestamp (3) with time zone,
	CONSTRAINT "room_marks_user_id_room_id_pk" PRIMARY KEY("user_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "room_mentions" (
	"message_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "room_mentions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "room_message_images" (
	"message_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "room_message_images_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "room_message_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_message_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"text" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"changed_seq" bigint NOT NULL,
	"text" text NOT NULL,
	"reply_to_id" bigint,
	"reaction_counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"pinned_by_id" bigint,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"removed_by_id" bigint,
	"erased_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_messages_client" UNIQUE("author_id","client_id"),
	CONSTRAINT "room_messages_seq" UNIQUE("room_id","seq")
);
--> statement-breakpoint
ALTER TABLE "mutes" DROP CONSTRAINT "mutes_one_target";--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "founded_by_id" bigint;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "last_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "last_message_seq" bigint;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "last_message_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "created_by_id" bigint;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "mutes" ADD COLUMN "community_id" bigint;--> statement-breakpoint
ALTER TABLE "room_marks" ADD CONSTRAINT "room_marks_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_marks" ADD CONSTRAINT "room_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_mentions" ADD CONSTRAINT "room_mentions_message_id_room_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."room_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_mentions" ADD CONSTRAINT "room_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_mentions" ADD CONSTRAINT "room_mentions_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message_images" ADD CONSTRAINT "room_message_images_message_id_room_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."room_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message_images" ADD CONSTRAINT "room_message_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message_versions" ADD CONSTRAINT "room_message_versions_message_id_room_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."room_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_pinned_by_id_users_id_fk" FOREIGN KEY ("pinned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_removed_by_id_users_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_marks_room" ON "room_marks" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "room_mentions_user" ON "room_mentions" USING btree ("user_id","room_id","seq");--> statement-breakpoint
CREATE INDEX "room_message_versions_message" ON "room_message_versions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "room_message_versions_replaced" ON "room_message_versions" USING btree ("replaced_at");--> statement-breakpoint
CREATE INDEX "room_messages_changed" ON "room_messages" USING btree ("room_id","changed_seq");--> statement-breakpoint
CREATE INDEX "room_messages_at" ON "room_messages" USING btree ("room_id","created_at","seq");--> statement-breakpoint
CREATE INDEX "room_messages_pinned" ON "room_messages" USING btree ("room_id","pinned_at") WHERE "room_messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "room_messages_words" ON "room_messages" USING gin ("room_id",fold_text("text") gin_trgm_ops) WHERE "room_messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "room_messages_to_erase" ON "room_messages" USING btree ("deleted_at") WHERE "room_messages"."deleted_at" is not null and "room_messages"."erased_at" is null;--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_founded_by_id_users_id_fk" FOREIGN KEY ("founded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_client" UNIQUE("founded_by_id","client_id");--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_client" UNIQUE("created_by_id","client_id");--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_community" UNIQUE("user_id","community_id");--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_one_target" CHECK (num_nonnulls("mutes"."member_id", "mutes"."community_id", "mutes"."word") = 1);