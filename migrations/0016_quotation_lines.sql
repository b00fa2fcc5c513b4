CREATE TABLE "quotation_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"quotation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"version" integer NOT NULL,
	"actor" text NOT NULL,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"quotation_id" integer NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"option_name" text NOT NULL,
	"option_name_en" text NOT NULL,
	"quantity" integer NOT NULL,
	"accepted_quantity" integer,
	"list_amount" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	"trace" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "quotation_line_quantity" CHECK (quantity > 0 and accepted_quantity between 0 and quantity)
);
--> statement-breakpoint
DROP INDEX "quotation_expiry";--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "country" text DEFAULT 'KR' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "zip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_event" ADD CONSTRAINT "quotation_event_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_event_quotation" ON "quotation_event" USING btree ("quotation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_line_place" ON "quotation_line" USING btree ("quotation_id","version","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quotation" ON "orders" USING btree ("quotation_id") WHERE state <> 'canceled_unpaid';--> statement-breakpoint
CREATE INDEX "quotation_expiry" ON "quotation" USING btree ("valid_until") WHERE state in ('sent', 'accepted');