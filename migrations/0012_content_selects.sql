CREATE TABLE "select_list" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"intro" text NOT NULL,
	"intro_en" text NOT NULL,
	"items" jsonb NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "select_list_newest" ON "select_list" USING btree ("published_at","id");