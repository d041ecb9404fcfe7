-- What searches compare. Bodies that are read when they are made: PostgreSQL analyses indexes without our search path.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE FUNCTION "search_key"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ' ' || translate(fold_text($1), '-_''.', '    ');--> statement-breakpoint
CREATE FUNCTION "search_words"(text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN to_tsvector('pg_catalog.french', fold_text($1));--> statement-breakpoint
CREATE FUNCTION "share_words"(title text, body text, recipe jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN search_words(title || ' ' || body || coalesce(' ' || jsonb_path_query_array(recipe, '$.ingredients[*].name')::text, ''));--> statement-breakpoint
CREATE INDEX "communities_said" ON "communities" USING gin (search_key("name" || ' ' || "tagline") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ((search_key("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin (search_key("name" || ' ' || "username") gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "user_profiles_headline" ON "user_profiles" USING gin (search_words("headline"));--> statement-breakpoint
CREATE INDEX "shares_titles" ON "shares" USING gin (search_key("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shares_title_words" ON "shares" USING gin (search_words("title"));--> statement-breakpoint
CREATE INDEX "shares_words" ON "shares" USING gin (share_words("title", "body", "recipe"));