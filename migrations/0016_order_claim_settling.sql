ALTER TABLE "claim_line" ADD COLUMN "exchange_unit_amount" integer;--> statement-breakpoint
ALTER TABLE "claim_line" ADD COLUMN "replacement_line_id" integer;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "settled" jsonb;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "held_from" text;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "claim_id" integer;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_replacement_line_id_order_line_id_fk" FOREIGN KEY ("replacement_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;