CREATE TABLE "home_version" (
	"version" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "home_content" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_version" ADD COLUMN "until_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "draft_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "versions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "home_version_scheduled" ON "home_version" USING btree (("published_at" is null)) WHERE published_at is null;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_period" CHECK (shown_from < shown_until);--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_period" CHECK (shown_from < shown_until);--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_period" CHECK (shown_from < shown_until);--> statement-breakpoint
-- The first page as it was becomes a design: its hero is the only slide, and the sections stand in the order they had.
UPDATE "home_content" SET "content" = jsonb_build_object(
	'slides', jsonb_build_array(("content" -> 'hero') - 'product_id' || jsonb_build_object(
		'id', 'first', 'eyebrow', '', 'eyebrow_en', '', 'from', null, 'until', null,
		'link', '/shop/product/' || ("content" -> 'hero' ->> 'product_id'))),
	'sections', (SELECT jsonb_agg(jsonb_build_object(
			'id', id, 'kind', kind, 'visible', true, 'title', '', 'title_en', '', 'note', '', 'note_en', '', 'source_id', null
		) ORDER BY at)
		FROM (VALUES (1, 'organ', 'organ'), (2, 'categories', 'categories'), (3, 'new', 'new'), (4, 'diy', 'recipe'),
			(5, 'best', 'best'), (6, 'tssa', 'classes'), (7, 'voices', 'voices'), (8, 'notices', 'notices'), (9, 'feed', 'feed')
		) AS section (at, id, kind)),
	'organ', "content" -> 'organ', 'class_picture', "content" -> 'class_picture'),
	"version" = 1, "versions" = 1, "published_at" = now()
	WHERE "content" -> 'hero' IS NOT NULL;--> statement-breakpoint
INSERT INTO "home_version" ("version", "content", "publish_at", "published_at")
	SELECT "version", "content", "published_at", "published_at" FROM "home_content" WHERE "version" IS NOT NULL;
