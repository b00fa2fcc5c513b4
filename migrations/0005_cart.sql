CREATE TABLE "cart_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"variant_id" integer NOT NULL,
	"add_on_of" integer DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"seen_krw" integer NOT NULL,
	"seen_usd" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_once" UNIQUE("owner","variant_id","add_on_of"),
	CONSTRAINT "cart_line_quantity" CHECK (quantity between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"owner" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_owner_cart_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."cart"("owner") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_line_variant" ON "cart_line" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "cart_age" ON "cart" USING btree ("changed_at");