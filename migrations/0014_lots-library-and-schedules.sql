CREATE TABLE "scheduled_price" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"price_krw" integer NOT NULL,
	"price_usd" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "library_picture" (
	"id" serial PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"picture" jsonb NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_picture_stem_unique" UNIQUE("stem")
);
--> statement-breakpoint
CREATE TABLE "lot" (
	"id" serial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"lot" text NOT NULL,
	"best_before" date,
	"received" integer DEFAULT 0 NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"recalled" boolean DEFAULT false NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lot_pieces" CHECK (withdrawn >= 0 and on_hand >= withdrawn and received >= 0)
);
--> statement-breakpoint
CREATE TABLE "recall_order" (
	"recall_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"claim_id" integer,
	"notified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recall_order_recall_id_order_id_pk" PRIMARY KEY("recall_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "recall" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"lot" text NOT NULL,
	"reason" text NOT NULL,
	"reason_en" text NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment_lot" (
	"shipment_id" integer NOT NULL,
	"lot_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lot_shipment_id_lot_id_pk" PRIMARY KEY("shipment_id","lot_id"),
	CONSTRAINT "shipment_lot_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
DROP INDEX "bank_deposit_open";--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD COLUMN "split_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD COLUMN "split_from" integer;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD COLUMN "ignored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_price" ADD CONSTRAINT "scheduled_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_price" ADD CONSTRAINT "scheduled_price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot" ADD CONSTRAINT "lot_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_order" ADD CONSTRAINT "recall_order_recall_id_recall_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recall"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_order" ADD CONSTRAINT "recall_order_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_order" ADD CONSTRAINT "recall_order_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall" ADD CONSTRAINT "recall_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lot" ADD CONSTRAINT "shipment_lot_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lot" ADD CONSTRAINT "shipment_lot_lot_id_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_price_product" ON "scheduled_price" USING btree ("product_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lot_of_variant" ON "lot" USING btree ("variant_id",lower("lot"));--> statement-breakpoint
CREATE INDEX "lot_in_house" ON "lot" USING btree ("variant_id") WHERE on_hand > 0;--> statement-breakpoint
CREATE INDEX "lot_name" ON "lot" USING btree (lower("lot") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "recall_order_order" ON "recall_order" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recall_lot" ON "recall" USING btree ("product_id",lower("lot"));--> statement-breakpoint
CREATE INDEX "shipment_lot_lot" ON "shipment_lot" USING btree ("lot_id","shipment_id");--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD CONSTRAINT "bank_deposit_split_from_bank_deposit_id_fk" FOREIGN KEY ("split_from") REFERENCES "public"."bank_deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pictures" ON "product" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "bank_deposit_payment" ON "bank_deposit" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_deposit_part" ON "bank_deposit" USING btree ("split_from") WHERE split_from is not null;--> statement-breakpoint
CREATE INDEX "bank_deposit_open" ON "bank_deposit" USING btree ("deposited_at") WHERE payment_id is null and split_at is null and ignored_at is null;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD CONSTRAINT "bank_deposit_one_use" CHECK (num_nonnulls(payment_id, split_at, ignored_at) <= 1);
--> statement-breakpoint
-- What a message, a notification, a movement of points or of stock is about is written as in the audit log: order:5.
UPDATE "outbox" SET
	"subject" = regexp_replace(replace(replace("subject", 'phone proof ', 'phone_proof '), 'ids of ', 'member '), '^([a-z_]+) ', '\1:'),
	"about" = regexp_replace(replace(replace("about", 'phone proof ', 'phone_proof '), 'ids of ', 'member '), '^([a-z_]+) ', '\1:'),
	"transition" = regexp_replace("transition", '^broadcast ', 'broadcast:');--> statement-breakpoint
UPDATE "notification" SET "occasion" = regexp_replace(
	replace("occasion", 'product inquiry ', 'product_inquiry '),
	'^(\S+\.\S+ )?(application|booking|certificate|claim|class_wait|consent|coupon|inquiry|member|order|product_inquiry|quotation|restock|review) ', '\1\2:');--> statement-breakpoint
UPDATE "point_entry" SET "occasion" = regexp_replace("occasion", '(^| of )(order|line|lot|staff|youngcart|demo) ', '\1\2:');--> statement-breakpoint
UPDATE "stock_movement" SET "occasion" = regexp_replace("occasion", '^order ', 'order:') WHERE "occasion" LIKE 'order %';--> statement-breakpoint
UPDATE "move_link" SET "our_id" = regexp_replace("our_id", '^youngcart ', 'youngcart:') WHERE "kind" = 'point';--> statement-breakpoint
-- The email about an answer comes from the catalogue now, and its gaps have the catalogue's names.
UPDATE "outbox" SET
	"payload" = jsonb_build_object('name', "payload" ->> 'mb_name', 'title', "payload" ->> 'title', 'link', '/my-page/inquiry/' || ("payload" ->> 'id') || '/show'),
	"mb_id" = coalesce("mb_id", "payload" ->> 'mb_id')
	WHERE "template" = 'inquiry.answered' AND "payload" ? 'mb_name';
