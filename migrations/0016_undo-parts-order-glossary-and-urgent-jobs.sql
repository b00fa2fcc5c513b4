CREATE TABLE "category_order" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_order_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "change_part" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"change_set_id" integer NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_glossary" (
	"korean" text PRIMARY KEY NOT NULL,
	"english" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "change_row" ADD COLUMN "row_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "change_row" ADD COLUMN "made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "change_row" ADD COLUMN "whole" text;--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "state" text DEFAULT 'applied' NOT NULL;--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_set" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "translation_term" ADD COLUMN "shipped_text" text;--> statement-breakpoint
ALTER TABLE "category_order" ADD CONSTRAINT "category_order_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_order" ADD CONSTRAINT "category_order_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_part" ADD CONSTRAINT "change_part_change_set_id_change_set_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_order_product" ON "category_order" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "change_part_set" ON "change_part" USING btree ("change_set_id","id");--> statement-breakpoint
-- short: jobs that are done are forgotten after a week, and the index holds none of them
CREATE INDEX "job_urgent" ON "job" USING btree ("run_at") WHERE urgent and state in ('waiting', 'running');--> statement-breakpoint
-- short: jobs that are done are forgotten after a week, and the index holds none of them
CREATE INDEX "job_lost" ON "job" USING btree ("lease_until") WHERE lease_until is not null;--> statement-breakpoint
-- short: a row for each change of many rows within thirty days
CREATE UNIQUE INDEX "change_set_applying" ON "change_set" USING btree ("kind") WHERE state = 'applying';