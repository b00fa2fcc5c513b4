DROP INDEX "bank_deposit_open";--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD COLUMN "split_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD COLUMN "split_from" integer;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD COLUMN "ignored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD CONSTRAINT "bank_deposit_split_from_bank_deposit_id_fk" FOREIGN KEY ("split_from") REFERENCES "public"."bank_deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_deposit_payment" ON "bank_deposit" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_deposit_part" ON "bank_deposit" USING btree ("split_from") WHERE split_from is not null;--> statement-breakpoint
CREATE INDEX "bank_deposit_open" ON "bank_deposit" USING btree ("deposited_at") WHERE payment_id is null and split_at is null and ignored_at is null;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD CONSTRAINT "bank_deposit_one_use" CHECK (num_nonnulls(payment_id, split_at, ignored_at) <= 1);