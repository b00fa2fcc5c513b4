ALTER TABLE "search_entry" ADD COLUMN "newest" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "price_usd" integer;--> statement-breakpoint
-- Every entry is written anew: the index of words is quicker made again than kept.
DROP INDEX "search_entry_words";--> statement-breakpoint
UPDATE "search_entry" SET ("newest", "price", "price_usd") = (shelf."newest", shelf."price", shelf."price_usd")
FROM "shelf" WHERE shelf."category_id" = 0 AND shelf."product_id" = "search_entry"."product_id";--> statement-breakpoint
ALTER TABLE "search_entry" ALTER COLUMN "newest" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ALTER COLUMN "price" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ALTER COLUMN "price_usd" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_best" ON "search_entry" USING btree ("best","product_id","words");--> statement-breakpoint
CREATE INDEX "search_entry_newest" ON "search_entry" USING btree ("newest","product_id","words");--> statement-breakpoint
CREATE INDEX "search_entry_price" ON "search_entry" USING btree ("price","product_id","words");--> statement-breakpoint
CREATE INDEX "search_entry_price_usd" ON "search_entry" USING btree ("price_usd","product_id","words");
