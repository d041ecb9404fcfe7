-- What words are compared by: the contract's foldText, in the database.
CREATE FUNCTION "fold_text"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(replace(replace(replace(replace(replace(normalize($1, NFD), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), '’', ''''), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE "mutes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mutes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"member_id" bigint,
	"word" text,
	"pattern" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_member" UNIQUE("user_id","member_id"),
	CONSTRAINT "mutes_word" UNIQUE("user_id","pattern"),
	CONSTRAINT "mutes_one_target" CHECK (num_nonnulls("mutes"."member_id", "mutes"."word") = 1)
);
--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mutes_muted" ON "mutes" USING btree ("member_id") WHERE "mutes"."member_id" is not null;