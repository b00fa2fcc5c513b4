ALTER TABLE "refund" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;