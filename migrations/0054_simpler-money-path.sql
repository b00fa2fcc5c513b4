ALTER TABLE "payment" DROP CONSTRAINT "payment_claim_id_claim_id_fk";
--> statement-breakpoint
DROP INDEX "orders_called_back";--> statement-breakpoint
DROP INDEX "payment_live_claim";--> statement-breakpoint
DROP INDEX "payment_live";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("order_id") WHERE state in ('ready', 'in_progress', 'waiting_for_deposit', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'done', 'partial_canceled');--> statement-breakpoint
ALTER TABLE "claim_line" DROP COLUMN "exchange_unit_amount";--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "claim_id";