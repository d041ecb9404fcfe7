ALTER TABLE "saved_search_matches" DROP CONSTRAINT "saved_search_matches_once";--> statement-breakpoint
ALTER TABLE "saved_search_matches" DROP CONSTRAINT "saved_search_matches_one_item";--> statement-breakpoint
ALTER TABLE "search_candidates" DROP CONSTRAINT "search_candidates_one_item";--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD COLUMN "swap_id" bigint;--> statement-breakpoint
ALTER TABLE "search_candidates" ADD COLUMN "swap_id" bigint;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_swap_id_swaps_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."swaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_candidates" ADD CONSTRAINT "search_candidates_swap_id_swaps_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."swaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_matches_swap" ON "saved_search_matches" USING btree ("swap_id");--> statement-breakpoint
CREATE INDEX "search_candidates_swap" ON "search_candidates" USING btree ("swap_id");--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_once" UNIQUE NULLS NOT DISTINCT("search_id","member_id","share_id","swap_id");--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_one_item" CHECK (num_nonnulls("saved_search_matches"."member_id", "saved_search_matches"."share_id", "saved_search_matches"."swap_id") = 1);--> statement-breakpoint
ALTER TABLE "search_candidates" ADD CONSTRAINT "search_candidates_one_item" CHECK (num_nonnulls("search_candidates"."member_id", "search_candidates"."share_id", "search_candidates"."swap_id") = 1);