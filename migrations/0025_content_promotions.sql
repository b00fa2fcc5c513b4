CREATE TABLE "promotion" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"picture" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"items" jsonb NOT NULL,
	"coupon_id" integer,
	"visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotion_period_runs" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_period" ON "promotion" USING btree ("visible","ends_at");