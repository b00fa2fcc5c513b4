CREATE TABLE "add_on" (
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "add_on_product_id_variant_id_pk" PRIMARY KEY("product_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "product_also_bought" (
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"together" integer NOT NULL,
	CONSTRAINT "product_also_bought_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "facet_count" (
	"category_id" integer NOT NULL,
	"facet" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_count_category_id_facet_pk" PRIMARY KEY("category_id","facet")
);
--> statement-breakpoint
CREATE TABLE "grade_price" (
	"variant_id" integer NOT NULL,
	"grade" text NOT NULL,
	"price_krw" integer NOT NULL,
	"price_usd" integer NOT NULL,
	CONSTRAINT "grade_price_variant_id_grade_pk" PRIMARY KEY("variant_id","grade")
);
--> statement-breakpoint
CREATE TABLE "kit_part" (
	"kit_variant_id" integer NOT NULL,
	"part_variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "kit_part_kit_variant_id_part_variant_id_pk" PRIMARY KEY("kit_variant_id","part_variant_id")
);
--> statement-breakpoint
CREATE TABLE "product_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"lang" text NOT NULL,
	"version" text NOT NULL,
	"lot" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restock_alert" (
	"variant_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restock_alert_variant_id_mb_id_pk" PRIMARY KEY("variant_id","mb_id")
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer NOT NULL,
	"reason" text NOT NULL,
	"occasion" text NOT NULL,
	"mb_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tier_price" (
	"product_id" integer NOT NULL,
	"grade" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "tier_price_product_id_grade_min_quantity_pk" PRIMARY KEY("product_id","grade","min_quantity"),
	CONSTRAINT "tier_price_percent" CHECK (percent between 1 and 90 and min_quantity > 1)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"split_from_id" integer,
	"add_on_to_id" integer,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"option_name" text NOT NULL,
	"option_name_en" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	"discount_amount" integer DEFAULT 0 NOT NULL,
	"point_amount" integer DEFAULT 0 NOT NULL,
	"total_amount" integer NOT NULL,
	"trace" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'pending_payment' NOT NULL,
	"delivered_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "order_line_sum" CHECK (quantity > 0 and total_amount = quantity * unit_amount - discount_amount - point_amount and total_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"mb_id" text,
	"guest_password_hash" text,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'pending_payment' NOT NULL,
	"buyer" jsonb NOT NULL,
	"receiver" jsonb NOT NULL,
	"delivery" text NOT NULL,
	"goods_amount" integer NOT NULL,
	"discount_amount" integer DEFAULT 0 NOT NULL,
	"point_amount" integer DEFAULT 0 NOT NULL,
	"shipping_amount" integer DEFAULT 0 NOT NULL,
	"total_amount" integer NOT NULL,
	"trace" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_sum" CHECK (total_amount = goods_amount - discount_amount - point_amount + shipping_amount),
	CONSTRAINT "orders_amounts" CHECK (total_amount >= 0 and goods_amount >= 0 and discount_amount >= 0 and point_amount >= 0 and shipping_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_count" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"stars_1" integer DEFAULT 0 NOT NULL,
	"stars_2" integer DEFAULT 0 NOT NULL,
	"stars_3" integer DEFAULT 0 NOT NULL,
	"stars_4" integer DEFAULT 0 NOT NULL,
	"stars_5" integer DEFAULT 0 NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_line_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	"stars" integer NOT NULL,
	"body" text NOT NULL,
	"option_name" text DEFAULT '' NOT NULL,
	"option_name_en" text DEFAULT '' NOT NULL,
	"has_photo" boolean DEFAULT false NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "review_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "review_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	CONSTRAINT "review_vote_review_id_mb_id_pk" PRIMARY KEY("review_id","mb_id")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sale_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "min_quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "max_quantity" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "statutory" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "no_return" text;--> statement-breakpoint
ALTER TABLE "shelf" ADD COLUMN "facets" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "hold_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_price" ADD CONSTRAINT "grade_price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_part" ADD CONSTRAINT "kit_part_kit_variant_id_variant_id_fk" FOREIGN KEY ("kit_variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_part" ADD CONSTRAINT "kit_part_part_variant_id_variant_id_fk" FOREIGN KEY ("part_variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_document" ADD CONSTRAINT "product_document_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_alert" ADD CONSTRAINT "restock_alert_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_price" ADD CONSTRAINT "tier_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "also_bought_most" ON "product_also_bought" USING btree ("product_id","together");--> statement-breakpoint
CREATE INDEX "kit_part_part" ON "kit_part" USING btree ("part_variant_id");--> statement-breakpoint
CREATE INDEX "product_document_product" ON "product_document" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "restock_alert_member" ON "restock_alert" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "stock_movement_variant" ON "stock_movement" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_line_product" ON "order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_line_state" ON "order_line" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "order_line_confirming" ON "order_line" USING btree ("delivered_at") WHERE state = 'delivered';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request" ON "orders" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE state = 'pending_payment';--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_id","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_product_helpful" ON "review" USING btree ("product_id","helpful","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_product_photo" ON "review" USING btree ("product_id","id") WHERE hidden_reason is null and has_photo;--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_member" ON "review" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "review_vote_member" ON "review_vote" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "shelf_facets" ON "shelf" USING gin ("facets");