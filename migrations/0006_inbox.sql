CREATE TABLE "answer_template" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"body_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_case" (
	"id" serial PRIMARY KEY NOT NULL,
	"inquiry_id" integer,
	"product_inquiry_id" integer,
	"review_id" integer,
	"assigned_to" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "inbox_case_inquiry_id_unique" UNIQUE("inquiry_id"),
	CONSTRAINT "inbox_case_product_inquiry_id_unique" UNIQUE("product_inquiry_id"),
	CONSTRAINT "inbox_case_review_id_unique" UNIQUE("review_id"),
	CONSTRAINT "inbox_case_one" CHECK (num_nonnulls(inquiry_id, product_inquiry_id, review_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "inbox_note" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"case_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "inbox_case" ADD CONSTRAINT "inbox_case_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_case" ADD CONSTRAINT "inbox_case_product_inquiry_id_product_inquiry_id_fk" FOREIGN KEY ("product_inquiry_id") REFERENCES "public"."product_inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_case" ADD CONSTRAINT "inbox_case_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_note" ADD CONSTRAINT "inbox_note_case_id_inbox_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."inbox_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_case_assigned" ON "inbox_case" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "inbox_note_case" ON "inbox_note" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "inbox_note_author" ON "inbox_note" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "inquiry_clock" ON "inquiry" USING btree ("waiting_since","id") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "inquiry_changed" ON "inquiry" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "product_inquiry_asked" ON "product_inquiry" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_written" ON "review" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_poor" ON "review" USING btree ("created_at","id") WHERE reply is null and hidden_reason is null and stars <= 3;--> statement-breakpoint
UPDATE "inquiry" SET "waiting_since" = CASE WHEN "state" IN ('open', 'in_progress') THEN "changed_at" END;
