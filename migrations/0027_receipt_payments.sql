ALTER TABLE "order_receipt" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD CONSTRAINT "order_receipt_payment_id_unique" UNIQUE("payment_id");