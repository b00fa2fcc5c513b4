CREATE TABLE "facet_set" (
	"category_id" integer NOT NULL,
	"facets" integer[] NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_set_category_id_facets_pk" PRIMARY KEY("category_id","facets")
);
--> statement-breakpoint
ALTER TABLE "shelf" ADD COLUMN "price_usd" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_sale_from" ON "product" USING btree ("sale_from");--> statement-breakpoint
CREATE INDEX "product_sale_to" ON "product" USING btree ("sale_to");--> statement-breakpoint
CREATE INDEX "shelf_price_usd" ON "shelf" USING btree ("category_id","price_usd","product_id");