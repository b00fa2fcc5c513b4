CREATE TABLE "maker_label" (
	"formula_id" integer PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"number" integer NOT NULL,
	"formula_id" integer,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"batch_mg" integer NOT NULL,
	"pieces" integer,
	"made_on" date NOT NULL,
	"ready_on" date,
	"reminded_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batch_number" UNIQUE("mb_id","number"),
	CONSTRAINT "batch_request" UNIQUE("mb_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "batch_use" (
	"batch_id" integer NOT NULL,
	"position" integer NOT NULL,
	"shelf_item_id" integer,
	"name" text NOT NULL,
	"lot" text DEFAULT '' NOT NULL,
	"mg" integer NOT NULL,
	CONSTRAINT "batch_use_batch_id_position_pk" PRIMARY KEY("batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "shelf_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"product_id" integer,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"full_mg" integer NOT NULL,
	"left_mg" integer NOT NULL,
	"lot" text DEFAULT '' NOT NULL,
	"expires_on" date,
	"order_line_id" integer,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shelf_item_order_line" UNIQUE("order_line_id"),
	CONSTRAINT "shelf_item_request" UNIQUE("mb_id","request_key"),
	CONSTRAINT "shelf_item_left" CHECK (left_mg between 0 and full_mg)
);
--> statement-breakpoint
ALTER TABLE "maker_label" ADD CONSTRAINT "maker_label_formula_id_formula_id_fk" FOREIGN KEY ("formula_id") REFERENCES "public"."formula"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_formula_id_formula_id_fk" FOREIGN KEY ("formula_id") REFERENCES "public"."formula"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_use" ADD CONSTRAINT "batch_use_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_use" ADD CONSTRAINT "batch_use_shelf_item_id_shelf_item_id_fk" FOREIGN KEY ("shelf_item_id") REFERENCES "public"."shelf_item"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_item" ADD CONSTRAINT "shelf_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_item" ADD CONSTRAINT "shelf_item_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_ready" ON "batch" USING btree ("ready_on") WHERE reminded_at is null and ready_on is not null;--> statement-breakpoint
CREATE INDEX "shelf_item_member" ON "shelf_item" USING btree ("mb_id","id");