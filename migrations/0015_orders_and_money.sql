CREATE TABLE "claim_line" (
	"claim_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"exchange_variant_id" integer,
	"exchange_unit_amount" integer,
	"replacement_line_id" integer,
	"condition" text,
	CONSTRAINT "claim_line_claim_id_line_id_pk" PRIMARY KEY("claim_id","line_id"),
	CONSTRAINT "claim_line_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"fault" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"preview" jsonb NOT NULL,
	"settled" jsonb,
	"held_from" text,
	"account" jsonb,
	"collection" jsonb,
	"answer" text DEFAULT '' NOT NULL,
	"request_key" text NOT NULL,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "claim_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "bank_deposit" (
	"id" serial PRIMARY KEY NOT NULL,
	"bank_ref" text NOT NULL,
	"depositor" text NOT NULL,
	"amount" integer NOT NULL,
	"deposited_at" timestamp with time zone NOT NULL,
	"payment_id" integer,
	"matched_at" timestamp with time zone,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_deposit_bank_ref_unique" UNIQUE("bank_ref"),
	CONSTRAINT "bank_deposit_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_discrepancy" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payment_id" integer,
	"order_id" integer,
	"found" jsonb NOT NULL,
	"proposal" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"staff_id" text
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"payment_id" integer,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"deposited_amount" integer DEFAULT 0 NOT NULL,
	"canceled_amount" integer DEFAULT 0 NOT NULL,
	"provider_key" text,
	"capture_key" text,
	"notice_secret" text,
	"return_token_hash" text NOT NULL,
	"returned_at" timestamp with time zone,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "payment_return_token_hash_unique" UNIQUE("return_token_hash"),
	CONSTRAINT "payment_amounts" CHECK (amount >= 0 and deposited_amount >= 0 and canceled_amount >= 0 and canceled_amount <= greatest(amount, deposited_amount))
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"claim_id" integer,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"request_key" text NOT NULL,
	"provider_key" text,
	"failure" text,
	"account" jsonb,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "refund_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"line_id" integer,
	"claim_id" integer,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"actor" text NOT NULL,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_receipt" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"company" jsonb,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"provider_key" text,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"courier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"state" text DEFAULT 'shipping' NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"id" serial PRIMARY KEY NOT NULL,
	"quotation_no" text NOT NULL,
	"mb_id" text,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"hp" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"goods_amount" integer DEFAULT 0 NOT NULL,
	"shipping_amount" integer DEFAULT 0 NOT NULL,
	"total_amount" integer DEFAULT 0 NOT NULL,
	"verify_code" text NOT NULL,
	"request_key" text NOT NULL,
	"valid_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_quotation_no_unique" UNIQUE("quotation_no"),
	CONSTRAINT "quotation_verify_code_unique" UNIQUE("verify_code"),
	CONSTRAINT "quotation_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "quotation_sum" CHECK (total_amount = goods_amount + shipping_amount and goods_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipping_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "weight_g" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "holds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "no_return" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "shipment_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quotation_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "order_coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cart_mark" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cart_line_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_exchange_variant_id_variant_id_fk" FOREIGN KEY ("exchange_variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_replacement_line_id_order_line_id_fk" FOREIGN KEY ("replacement_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD CONSTRAINT "bank_deposit_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notice" ADD CONSTRAINT "payment_notice_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD CONSTRAINT "order_receipt_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_line_line" ON "claim_line" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "claim_order" ON "claim" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "claim_state" ON "claim" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "bank_deposit_open" ON "bank_deposit" USING btree ("deposited_at") WHERE payment_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "discrepancy_once" ON "payment_discrepancy" USING btree ("kind","subject") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notice_once" ON "payment_notice" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "payment_notice_open" ON "payment_notice" USING btree ("id") WHERE handled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_key" ON "payment" USING btree ("provider","provider_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("order_id") WHERE state in ('ready', 'in_progress', 'waiting_for_deposit', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'done', 'partial_canceled');--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_in_the_air" ON "payment" USING btree ("claimed_at") WHERE state in ('in_progress', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_waiting" ON "payment" USING btree ("expires_at") WHERE state in ('waiting_for_deposit', 'underpaid');--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("id") WHERE state in ('requested', 'unknown', 'failed');--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_receipt_order" ON "order_receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_receipt_state" ON "order_receipt" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_number" ON "shipment" USING btree ("courier","tracking_no","order_id");--> statement-breakpoint
CREATE INDEX "shipment_on_the_way" ON "shipment" USING btree ("checked_at") WHERE state = 'shipping';--> statement-breakpoint
CREATE INDEX "quotation_member" ON "quotation" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "quotation_state" ON "quotation" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "quotation_expiry" ON "quotation" USING btree ("valid_until") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "orders_day" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_buyer_name" ON "orders" USING btree ((buyer->>'name'));--> statement-breakpoint
CREATE INDEX "orders_receiver_name" ON "orders" USING btree ((receiver->>'name'));--> statement-breakpoint
CREATE INDEX "orders_buyer_hp" ON "orders" USING btree ((regexp_replace(buyer->>'hp', '[^0-9]', '', 'g')));--> statement-breakpoint
CREATE INDEX "orders_cart" ON "orders" USING btree ("cart_mark") WHERE state = 'pending_payment';