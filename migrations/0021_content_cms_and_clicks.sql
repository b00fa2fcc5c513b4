CREATE TABLE "cms_version" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"template" jsonb NOT NULL,
	"link" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "cms_version_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "analytics_client" (
	"sid_hash" text PRIMARY KEY NOT NULL,
	"ga_client_id" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "click_count" (
	"day" date NOT NULL,
	"click_type" text NOT NULL,
	"click_id" text NOT NULL,
	"click_name" text NOT NULL,
	"platform" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "click_count_day_click_type_click_id_platform_pk" PRIMARY KEY("day","click_type","click_id","platform"),
	CONSTRAINT "click_count_some" CHECK (count > 0)
);
--> statement-breakpoint
ALTER TABLE "cms_page" ALTER COLUMN "template" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page" ALTER COLUMN "published_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "cms_page" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "draft_template" jsonb;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "draft_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "draft_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_page" ADD COLUMN "versions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "makes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "makes_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_version" ADD CONSTRAINT "cms_version_name_cms_page_name_fk" FOREIGN KEY ("name") REFERENCES "public"."cms_page"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cms_version_scheduled" ON "cms_version" USING btree ("name") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "analytics_client_seen" ON "analytics_client" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "cms_page" ADD CONSTRAINT "cms_page_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "cms_page" ADD CONSTRAINT "cms_page_name" CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,59}$');--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_level" CHECK (level between 1 and 3);--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_minutes" CHECK (minutes > 0);--> statement-breakpoint
ALTER TABLE "popup" ADD CONSTRAINT "popup_period" CHECK (starts_on <= ends_on);