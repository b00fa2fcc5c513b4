CREATE TABLE "store" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"address" text NOT NULL,
	"address_en" text NOT NULL,
	"way" text DEFAULT '' NOT NULL,
	"way_en" text DEFAULT '' NOT NULL,
	"tel" text NOT NULL,
	"hours" text NOT NULL,
	"hours_en" text NOT NULL,
	"opening" jsonb NOT NULL,
	"closed_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"pickup" boolean DEFAULT true NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_place" CHECK (lat between -90 and 90 and lng between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "inquiry_message" ALTER COLUMN "mb_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry" ALTER COLUMN "mb_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "hp" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "lang" text DEFAULT 'kr' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE INDEX "inquiry_guest" ON "inquiry" USING btree ("changed_at") WHERE mb_id is null;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_request_key_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_reached" CHECK (mb_id is not null or email <> '');