CREATE TABLE "change_row" (
	"change_set_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"row_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "change_row_change_set_id_table_name_row_id_pk" PRIMARY KEY("change_set_id","table_name","row_id")
);
--> statement-breakpoint
CREATE TABLE "change_set" (
	"id" serial PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"permission" text NOT NULL,
	"mb_id" text NOT NULL,
	"request_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	CONSTRAINT "change_set_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "low_at" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_row" ADD CONSTRAINT "change_row_change_set_id_change_set_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_set_created" ON "change_set" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_category_category" ON "product_category" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "product_kind" ON "product" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "product_words" ON "product" USING gin (letter_pairs(lower(name || ' ' || name_en)));--> statement-breakpoint
CREATE INDEX "product_hidden" ON "product" USING btree ("id") WHERE not visible and not archived;--> statement-breakpoint
CREATE INDEX "product_archived" ON "product" USING btree ("id") WHERE archived;--> statement-breakpoint
CREATE INDEX "product_in_packs" ON "product" USING btree ("id") WHERE min_quantity > 1;--> statement-breakpoint
CREATE INDEX "product_without_english" ON "product" USING btree ("id") WHERE (name_en ~ '[가-힣]' or summary_en ~ '[가-힣]' or name_en = '' or summary_en = ''
  or (story <> '[]' and story_en = '[]'));--> statement-breakpoint
CREATE INDEX "stock_free" ON "stock" USING btree ((on_hand - reserved),"variant_id");--> statement-breakpoint
CREATE INDEX "stock_low" ON "stock" USING btree ("variant_id") WHERE on_hand - reserved <= low_at;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_archived_is_hidden" CHECK (not (archived and visible));