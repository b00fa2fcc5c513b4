DROP INDEX "search_word_jamo";--> statement-breakpoint
DROP INDEX "search_word_leads";--> statement-breakpoint
CREATE INDEX "search_word_vocabulary" ON "search_word" USING gin ("keys") WITH (fastupdate=false) WHERE place in (1, 2, 3);--> statement-breakpoint
CREATE INDEX "search_word_jamo" ON "search_word" USING btree ("place","jamo" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_leads" ON "search_word" USING btree ("place","leads" text_pattern_ops) WHERE leads <> '';