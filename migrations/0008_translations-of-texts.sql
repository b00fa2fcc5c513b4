ALTER TABLE "product_inquiry" ADD COLUMN "body_en" text;--> statement-breakpoint
ALTER TABLE "product_inquiry" ADD COLUMN "answer_en" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "body_en" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reply_en" text;