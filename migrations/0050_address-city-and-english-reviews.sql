ALTER TABLE "application" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "province" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "review_product_english" ON "review" USING btree ("product_id",(body ~ '[가-힣]'),"id" DESC NULLS FIRST) WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_english" ON "review" USING btree ((body ~ '[가-힣]'),"id" DESC NULLS FIRST) WHERE hidden_reason is null;