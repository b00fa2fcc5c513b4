CREATE TABLE "material_substance" (
	"product_id" integer NOT NULL,
	"cas" text NOT NULL,
	"ppm" integer NOT NULL,
	CONSTRAINT "material_substance_product_id_cas_pk" PRIMARY KEY("product_id","cas"),
	CONSTRAINT "material_substance_ppm" CHECK (ppm between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "substance_limit" (
	"cas" text NOT NULL,
	"kind" text NOT NULL,
	"limit_ppm" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "substance_limit_cas_kind_pk" PRIMARY KEY("cas","kind"),
	CONSTRAINT "substance_limit_ppm" CHECK (limit_ppm between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "substance" (
	"cas" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"sensitizer" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "formula_material" ADD COLUMN "composition_source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "material_substance" ADD CONSTRAINT "material_substance_product_id_formula_material_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."formula_material"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_substance" ADD CONSTRAINT "material_substance_cas_substance_cas_fk" FOREIGN KEY ("cas") REFERENCES "public"."substance"("cas") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substance_limit" ADD CONSTRAINT "substance_limit_cas_substance_cas_fk" FOREIGN KEY ("cas") REFERENCES "public"."substance"("cas") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "material_substance_cas" ON "material_substance" USING btree ("cas");