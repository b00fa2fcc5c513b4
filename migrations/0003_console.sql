CREATE TABLE "saved_view" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("mb_id","list","name");--> statement-breakpoint
CREATE INDEX "saved_view_list" ON "saved_view" USING btree ("list");--> statement-breakpoint
CREATE INDEX "shipment_state" ON "shipment" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payment_state" ON "payment" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payment_notice_payment" ON "payment_notice" USING btree ("payment_id","id");