CREATE TABLE "store_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"receipt_no" text NOT NULL,
	"mb_id" text,
	"payment" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_amount" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_order_amount" CHECK (total_amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_receipt" ADD COLUMN "refund_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "class_session" ADD COLUMN "variant_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_slip" ON "store_order" USING btree ("store_id","receipt_no");--> statement-breakpoint
CREATE INDEX "store_order_member" ON "store_order" USING btree ("mb_id","bought_at");--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_variant_id_unique" UNIQUE("variant_id");