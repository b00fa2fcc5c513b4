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
ALTER TABLE "lot" ADD CONSTRAINT "lot_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_order" ADD CONSTRAINT "recall_order_recall_id_recall_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recall"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_order" ADD CONSTRAINT "recall_order_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_order" ADD CONSTRAINT "recall_order_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall" ADD CONSTRAINT "recall_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lot" ADD CONSTRAINT "shipment_lot_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lot" ADD CONSTRAINT "shipment_lot_lot_id_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lot_of_variant" ON "lot" USING btree ("variant_id",lower("lot"));--> statement-breakpoint
CREATE INDEX "lot_in_house" ON "lot" USING btree ("variant_id") WHERE on_hand > 0;--> statement-breakpoint
CREATE INDEX "lot_name" ON "lot" USING btree (lower("lot") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "recall_order_order" ON "recall_order" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recall_lot" ON "recall" USING btree ("product_id",lower("lot"));--> statement-breakpoint
CREATE INDEX "shipment_lot_lot" ON "shipment_lot" USING btree ("lot_id","shipment_id");