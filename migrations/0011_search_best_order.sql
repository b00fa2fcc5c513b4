DROP INDEX "search_entry_best";--> statement-breakpoint
CREATE INDEX "search_entry_best" ON "search_entry" USING btree ("best","product_id");