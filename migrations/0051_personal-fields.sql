ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_once";--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "personal" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "personal_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "personal_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "made_in_days" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "personal" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD COLUMN "personal" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_once" UNIQUE("owner","variant_id","add_on_of","personal_key");