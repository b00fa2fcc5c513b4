CREATE TABLE "application_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"to_state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"country" text DEFAULT 'KR' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"representative" text DEFAULT '' NOT NULL,
	"business_number" text DEFAULT '' NOT NULL,
	"business_type" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"hp" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"addr1" text DEFAULT '' NOT NULL,
	"addr2" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"volume" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"taken_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_kind" CHECK (kind in ('wholesale', 'dealer'))
);
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_event_application" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_member" ON "application" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "application_waiting" ON "application" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "application_number" ON "application" USING btree ("business_number") WHERE business_number <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "application_open" ON "application" USING btree ("mb_id","kind") WHERE state in ('draft', 'submitted', 'in_review', 'needs_info');