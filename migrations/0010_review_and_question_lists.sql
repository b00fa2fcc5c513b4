CREATE TABLE "product_inquiry_count" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_inquiry_product";--> statement-breakpoint
ALTER TABLE "product_inquiry" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "product_inquiry_open" ON "product_inquiry" USING btree ("product_id","id") WHERE not secret and hidden_reason is null;--> statement-breakpoint
CREATE INDEX "product_inquiry_open_newest" ON "product_inquiry" USING btree ("id") WHERE not secret and hidden_reason is null;--> statement-breakpoint
CREATE INDEX "product_inquiry_waiting" ON "product_inquiry" USING btree ("id") WHERE answer is null and hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_product_stars" ON "review" USING btree ("product_id","stars","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_helpful" ON "review" USING btree ("helpful","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_stars_newest" ON "review" USING btree ("stars","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_photo" ON "review" USING btree ("id") WHERE hidden_reason is null and has_photo;--> statement-breakpoint
CREATE INDEX "review_hidden" ON "review" USING btree ("id") WHERE hidden_reason is not null;