DROP INDEX "faq_order";--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "faq_order" ON "faq" USING btree ("pinned" DESC NULLS FIRST,"position","id");