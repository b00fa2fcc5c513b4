ALTER TABLE "variant" ADD COLUMN "cost_krw" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "unit_cost_krw" integer;--> statement-breakpoint
CREATE INDEX "refund_done" ON "refund" USING btree ("done_at") WHERE state = 'done';