DROP INDEX "payment_live";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "claim_id" integer;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD COLUMN "corrects_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live_claim" ON "payment" USING btree ("claim_id") WHERE claim_id is not null and state in ('ready', 'in_progress', 'waiting_for_deposit', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'done', 'partial_canceled');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("order_id") WHERE claim_id is null and state in ('ready', 'in_progress', 'waiting_for_deposit', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'done', 'partial_canceled');