CREATE INDEX "articles_titles" ON "articles" USING gin (search_key("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_title_words" ON "articles" USING gin (search_words("title"));--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin (search_words("title" || ' ' || "excerpt" || ' ' || "body"));