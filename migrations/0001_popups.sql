CREATE TABLE "cms_page" (
	"name" text PRIMARY KEY NOT NULL,
	"template" jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popup" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"thumbnail_ko" jsonb NOT NULL,
	"thumbnail_en" jsonb,
	"link" text NOT NULL,
	"link_en" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"device" text DEFAULT 'all' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "popup_order" ON "popup" USING btree ("active","position");