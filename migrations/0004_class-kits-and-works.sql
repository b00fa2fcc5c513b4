CREATE TABLE "class_kit" (
	"order_line_id" integer PRIMARY KEY NOT NULL,
	"courier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_work" (
	"id" serial PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"text" text NOT NULL,
	"text_en" text NOT NULL,
	"picture" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;