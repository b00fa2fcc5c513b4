CREATE TABLE "formula_costing" (
	"formula_id" integer NOT NULL,
	"currency" text NOT NULL,
	"sheet" jsonb NOT NULL,
	"own_prices" jsonb NOT NULL,
	CONSTRAINT "formula_costing_formula_id_currency_pk" PRIMARY KEY("formula_id","currency")
);
--> statement-breakpoint
CREATE TABLE "burn_result" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text,
	"variant_id" integer NOT NULL,
	"diameter_mm" integer NOT NULL,
	"wax" text NOT NULL,
	"load" integer NOT NULL,
	"additive" text NOT NULL,
	"pool_mm" integer NOT NULL,
	"flame" text NOT NULL,
	"has_soot" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone,
	"hidden_reason" text,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "burn_result_request" UNIQUE("mb_id","request_key"),
	CONSTRAINT "burn_result_pool" CHECK (pool_mm between 0 and diameter_mm)
);
--> statement-breakpoint
CREATE TABLE "wick_pool" (
	"variant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"wax" text NOT NULL,
	"pool_mm" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "wick_pool_variant_id_wax_pk" PRIMARY KEY("variant_id","wax"),
	CONSTRAINT "wick_pool_mm" CHECK (pool_mm between 5 and 130)
);
--> statement-breakpoint
ALTER TABLE "formula_costing" ADD CONSTRAINT "formula_costing_formula_id_formula_id_fk" FOREIGN KEY ("formula_id") REFERENCES "public"."formula"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "burn_result" ADD CONSTRAINT "burn_result_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wick_pool" ADD CONSTRAINT "wick_pool_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "burn_result_wax" ON "burn_result" USING btree ("wax","diameter_mm");