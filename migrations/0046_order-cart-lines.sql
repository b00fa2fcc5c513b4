CREATE TABLE "order_cart_line" (
	"order_id" integer NOT NULL,
	"cart_line_id" integer NOT NULL,
	"released" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_cart_line_order_id_cart_line_id_pk" PRIMARY KEY("order_id","cart_line_id")
);
--> statement-breakpoint
ALTER TABLE "order_cart_line" ADD CONSTRAINT "order_cart_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_cart_line_once" ON "order_cart_line" USING btree ("cart_line_id") WHERE not released;--> statement-breakpoint
INSERT INTO "order_cart_line" ("order_id", "cart_line_id") SELECT "orders"."id", "value"::integer FROM "orders", jsonb_array_elements_text("cart_line_ids") WHERE "state" = 'pending_payment' AND "cart_mark" IS NOT NULL ORDER BY "orders"."id" DESC ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "cart_line_ids";