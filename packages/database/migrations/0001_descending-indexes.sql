DROP INDEX "users_new";--> statement-breakpoint
DROP INDEX "honors_received";--> statement-breakpoint
DROP INDEX "visits_received";--> statement-breakpoint
DROP INDEX "conversation_members_list";--> statement-breakpoint
DROP INDEX "notifications_list";--> statement-breakpoint
DROP INDEX "shares_feed";--> statement-breakpoint
DROP INDEX "shares_author";--> statement-breakpoint
CREATE INDEX "users_new" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "honors_received" ON "honors" USING btree ("to_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visits_received" ON "visits" USING btree ("visited_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversation_members_list" ON "conversation_members" USING btree ("user_id","last_message_at" DESC NULLS FIRST,"conversation_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("recipient_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shares_feed" ON "shares" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "shares"."hidden_at" is null and "shares"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shares_author" ON "shares" USING btree ("author_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);