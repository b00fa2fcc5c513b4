CREATE TABLE "formula_limit" (
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"limit" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "formula_limit_product_id_kind_pk" PRIMARY KEY("product_id","kind"),
	CONSTRAINT "formula_limit_share" CHECK ("limit" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "formula_line" (
	"formula_id" integer NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"variant_id" integer,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "formula_line_formula_id_number_position_pk" PRIMARY KEY("formula_id","number","position"),
	CONSTRAINT "formula_line_amount" CHECK (amount > 0 and (unit <> 'percent' or amount <= 10000)),
	CONSTRAINT "formula_line_unit" CHECK (unit in ('percent', 'grams', 'drops')),
	CONSTRAINT "formula_line_position" CHECK (position between 0 and 59)
);
--> statement-breakpoint
CREATE TABLE "formula_material" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"drop_mg" integer,
	"density" integer
);
--> statement-breakpoint
CREATE TABLE "formula" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"share_token" text,
	"request_key" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "formula_request" UNIQUE("mb_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "formula_version" (
	"formula_id" integer NOT NULL,
	"number" integer NOT NULL,
	"batch_mg" integer NOT NULL,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "formula_version_formula_id_number_pk" PRIMARY KEY("formula_id","number"),
	CONSTRAINT "formula_version_number" CHECK (number between 1 and 200 and batch_mg between 1 and 100000000)
);
--> statement-breakpoint
ALTER TABLE "formula_limit" ADD CONSTRAINT "formula_limit_product_id_formula_material_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."formula_material"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_line" ADD CONSTRAINT "formula_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_line" ADD CONSTRAINT "formula_line_version" FOREIGN KEY ("formula_id","number") REFERENCES "public"."formula_version"("formula_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_material" ADD CONSTRAINT "formula_material_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_version" ADD CONSTRAINT "formula_version_formula_id_formula_id_fk" FOREIGN KEY ("formula_id") REFERENCES "public"."formula"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "formula_member" ON "formula" USING btree ("mb_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "formula_share" ON "formula" USING btree ("share_token") WHERE share_token is not null;--> statement-breakpoint
CREATE INDEX "formula_deleted" ON "formula" USING btree ("deleted_at") WHERE deleted_at is not null;