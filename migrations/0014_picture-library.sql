CREATE TABLE "library_picture" (
	"id" serial PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"picture" jsonb NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_picture_stem_unique" UNIQUE("stem")
);
--> statement-breakpoint
CREATE INDEX "product_pictures" ON "product" USING gin ("pictures" jsonb_path_ops);