CREATE TABLE "document_file" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"lang" text NOT NULL,
	"edition" text NOT NULL,
	"lot" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"pinned" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"body" jsonb NOT NULL,
	"body_en" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" serial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"body" jsonb NOT NULL,
	"body_en" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "topic" text DEFAULT 'guide' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_file_document" ON "document_file" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_file_lot" ON "document_file" USING btree ("lot");--> statement-breakpoint
CREATE INDEX "document_newest" ON "document" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_product" ON "document" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "faq_order" ON "faq" USING btree ("position","id");