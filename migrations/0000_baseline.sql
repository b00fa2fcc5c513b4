-- The letters of a text and their pairs, for finding any part of a word: no extension, no locale (docs/decisions/007).
CREATE FUNCTION letter_pairs(written text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT pair), '{}') FROM (
    SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS pair
    FROM string_to_table(written, NULL) WITH ORDINALITY AS letters (letter, place)
  ) AS pairs WHERE pair !~ '\s'
$$;--> statement-breakpoint
CREATE TABLE "cron" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"key" text,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"transition" text NOT NULL,
	"recipient" text NOT NULL,
	"lang" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"about" text,
	"mb_id" text,
	"provider_key" text,
	"failure" text,
	"sends" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate" (
	"key" text PRIMARY KEY NOT NULL,
	"window" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"sid_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"mb_id" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"second_factor_at" timestamp with time zone,
	"challenge" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mb_id" text,
	"place" text NOT NULL,
	"subject" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"city" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
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
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_read" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"place" text NOT NULL,
	"of" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"variant_id" integer NOT NULL,
	"add_on_of" integer DEFAULT 0 NOT NULL,
	"personal" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"personal_key" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"seen_krw" integer NOT NULL,
	"seen_usd" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_once" UNIQUE("owner","variant_id","add_on_of","personal_key"),
	CONSTRAINT "cart_line_quantity" CHECK (quantity between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"owner" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "add_on" (
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "add_on_product_id_variant_id_pk" PRIMARY KEY("product_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "grade_price" (
	"variant_id" integer NOT NULL,
	"grade" text NOT NULL,
	"price_krw" integer NOT NULL,
	"price_usd" integer NOT NULL,
	CONSTRAINT "grade_price_variant_id_grade_pk" PRIMARY KEY("variant_id","grade")
);
--> statement-breakpoint
CREATE TABLE "kit_part" (
	"kit_variant_id" integer NOT NULL,
	"part_variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "kit_part_kit_variant_id_part_variant_id_pk" PRIMARY KEY("kit_variant_id","part_variant_id")
);
--> statement-breakpoint
CREATE TABLE "product_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"lang" text NOT NULL,
	"version" text NOT NULL,
	"lot" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restock_alert" (
	"variant_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restock_alert_variant_id_mb_id_pk" PRIMARY KEY("variant_id","mb_id")
);
--> statement-breakpoint
CREATE TABLE "tier_price" (
	"product_id" integer NOT NULL,
	"grade" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "tier_price_product_id_grade_min_quantity_pk" PRIMARY KEY("product_id","grade","min_quantity"),
	CONSTRAINT "tier_price_percent" CHECK (percent between 1 and 90 and min_quantity > 1)
);
--> statement-breakpoint
CREATE TABLE "product_also_bought" (
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"together" integer NOT NULL,
	CONSTRAINT "product_also_bought_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "product_card" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"lead_en" text DEFAULT '' NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_set" (
	"category_id" integer NOT NULL,
	"facets" integer[] NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_set_category_id_facets_pk" PRIMARY KEY("category_id","facets")
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text NOT NULL,
	"type_label" text NOT NULL,
	"type_label_en" text NOT NULL,
	"story_title" text NOT NULL,
	"story_title_en" text NOT NULL,
	"story" jsonb NOT NULL,
	"story_en" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"trail" jsonb,
	"option_groups" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"price_krw" integer NOT NULL,
	"price_usd" integer NOT NULL,
	"sale_price_krw" integer,
	"sale_price_usd" integer,
	"sale_from" timestamp with time zone,
	"sale_to" timestamp with time zone,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"max_quantity" integer,
	"statutory" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"no_return" text,
	"personal_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_in_days" integer,
	"badges" jsonb NOT NULL,
	"sold_30d" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_slug_unique" UNIQUE("slug"),
	CONSTRAINT "product_archived_is_hidden" CHECK (not (archived and visible))
);
--> statement-breakpoint
CREATE TABLE "product_related" (
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_related_product_id_related_id_pk" PRIMARY KEY("product_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "shelf_count" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shelf" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"newest" timestamp with time zone NOT NULL,
	"best" integer NOT NULL,
	"price" integer NOT NULL,
	"price_usd" integer DEFAULT 0 NOT NULL,
	"facets" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "shelf_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer NOT NULL,
	"reason" text NOT NULL,
	"occasion" text NOT NULL,
	"mb_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"hold_minutes" integer DEFAULT 30 NOT NULL,
	"low_at" integer DEFAULT 5 NOT NULL,
	CONSTRAINT "stock_never_oversold" CHECK (reserved >= 0 and on_hand >= reserved)
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"position" integer NOT NULL,
	"values" jsonb NOT NULL,
	"price_krw" integer,
	"price_usd" integer,
	"weight_g" integer NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "variant_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "change_row" (
	"change_set_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"row_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "change_row_change_set_id_table_name_row_id_pk" PRIMARY KEY("change_set_id","table_name","row_id")
);
--> statement-breakpoint
CREATE TABLE "change_set" (
	"id" serial PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"permission" text NOT NULL,
	"mb_id" text NOT NULL,
	"request_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	CONSTRAINT "change_set_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "claim_line" (
	"claim_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"exchange_variant_id" integer,
	"replacement_line_id" integer,
	"condition" text,
	CONSTRAINT "claim_line_claim_id_line_id_pk" PRIMARY KEY("claim_id","line_id"),
	CONSTRAINT "claim_line_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"fault" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"preview" jsonb NOT NULL,
	"settled" jsonb,
	"held_from" text,
	"account" jsonb,
	"collection" jsonb,
	"answer" text DEFAULT '' NOT NULL,
	"request_key" text NOT NULL,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "claim_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "cms_page" (
	"name" text PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"template" jsonb,
	"link" text DEFAULT '' NOT NULL,
	"version" integer,
	"published_at" timestamp with time zone,
	"draft_template" jsonb,
	"draft_link" text DEFAULT '' NOT NULL,
	"draft_version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"versions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cms_page_id_unique" UNIQUE("id"),
	CONSTRAINT "cms_page_name" CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,59}$')
);
--> statement-breakpoint
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
CREATE TABLE "instagram_account" (
	"id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"began_with" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instagram_account_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"picture" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"items" jsonb NOT NULL,
	"coupon_id" integer,
	"visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotion_period_runs" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "home_content" (
	"id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instagram_item" (
	"id" text PRIMARY KEY NOT NULL,
	"media_url" text NOT NULL,
	"permalink" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text NOT NULL,
	"minutes" integer NOT NULL,
	"level" integer NOT NULL,
	"makes" text DEFAULT '' NOT NULL,
	"makes_en" text DEFAULT '' NOT NULL,
	"picture" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "recipe_slug_unique" UNIQUE("slug"),
	CONSTRAINT "recipe_level" CHECK (level between 1 and 3),
	CONSTRAINT "recipe_minutes" CHECK (minutes > 0)
);
--> statement-breakpoint
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
CREATE TABLE "coupon_issue" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"coupon_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	"nth" integer NOT NULL,
	"state" text DEFAULT 'issued' NOT NULL,
	"order_id" integer,
	"expires_at" timestamp with time zone,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"kind" text NOT NULL,
	"target_ids" jsonb NOT NULL,
	"amount_krw" integer,
	"percent" integer,
	"cap_krw" integer,
	"minimum_krw" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"days" integer,
	"issue_limit" integer,
	"member_limit" integer DEFAULT 1 NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"code" text,
	"welcome" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_worth" CHECK ((amount_krw is null) <> (percent is null)),
	CONSTRAINT "coupon_within_limit" CHECK (issue_limit is null or issued <= issue_limit)
);
--> statement-breakpoint
CREATE TABLE "attendance" (
	"enrolment_id" integer NOT NULL,
	"meeting_id" integer NOT NULL,
	"present" boolean NOT NULL,
	"staff_id" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attendance_enrolment_id_meeting_id_pk" PRIMARY KEY("enrolment_id","meeting_id")
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"enrolment_id" integer NOT NULL,
	"mb_id" text,
	"name" text NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"level" text NOT NULL,
	"weeks" integer NOT NULL,
	"minutes" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"show_name" boolean DEFAULT false NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificate_number_unique" UNIQUE("number"),
	CONSTRAINT "certificate_enrolment_id_unique" UNIQUE("enrolment_id")
);
--> statement-breakpoint
CREATE TABLE "class_calendar" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "class_calendar_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "class_wait" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"order_id" integer,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"mb_id" text,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'enrolled' NOT NULL,
	"transferred_from" integer,
	"move_answer" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrolment_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "class_meeting" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"room_id" integer,
	"teacher_id" integer,
	CONSTRAINT "class_meeting_ends" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "class_session" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"room_id" integer,
	"teacher_id" integer,
	"canceled_at" timestamp with time zone,
	"event_id" text,
	CONSTRAINT "class_session_variant_id_unique" UNIQUE("variant_id"),
	CONSTRAINT "class_session_never_oversold" CHECK (taken >= 0 and seats >= taken),
	CONSTRAINT "class_session_event_named" CHECK (event_id <> '')
);
--> statement-breakpoint
CREATE TABLE "course_material" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"meeting" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"weeks" integer NOT NULL,
	"minutes" integer DEFAULT 120 NOT NULL,
	"studio" text NOT NULL,
	"studio_en" text NOT NULL,
	"level" text DEFAULT 'day' NOT NULL,
	"format" text DEFAULT 'studio' NOT NULL,
	"detail" jsonb DEFAULT '{"makes":[],"syllabus":[],"included":[],"bring":[]}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "required_class" (
	"product_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	CONSTRAINT "required_class_product_id_class_id_pk" PRIMARY KEY("product_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "studio_room" (
	"id" integer PRIMARY KEY NOT NULL,
	"studio_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"seats" integer NOT NULL,
	"rent_krw" integer,
	"rent_usd" integer
);
--> statement-breakpoint
CREATE TABLE "studio" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"about_en" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"address_en" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"hours_en" text DEFAULT '' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"equipment" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"about_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"mb_id" text,
	"kind" text NOT NULL,
	"design" jsonb NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_code_unique" UNIQUE("code"),
	CONSTRAINT "design_once" UNIQUE NULLS NOT DISTINCT("hash","mb_id")
);
--> statement-breakpoint
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
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_texts" CHECK ((jsonb_typeof(body -> 'content') = 'array' and jsonb_typeof(body_en -> 'content') = 'array') is true)
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" serial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"body" jsonb NOT NULL,
	"body_en" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_texts" CHECK ((jsonb_typeof(body -> 'content') = 'array' and jsonb_typeof(body_en -> 'content') = 'array') is true)
);
--> statement-breakpoint
CREATE TABLE "material_substance" (
	"product_id" integer NOT NULL,
	"cas" text NOT NULL,
	"ppm" integer NOT NULL,
	CONSTRAINT "material_substance_product_id_cas_pk" PRIMARY KEY("product_id","cas"),
	CONSTRAINT "material_substance_ppm" CHECK (ppm between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "substance_limit" (
	"cas" text NOT NULL,
	"kind" text NOT NULL,
	"limit_ppm" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "substance_limit_cas_kind_pk" PRIMARY KEY("cas","kind"),
	CONSTRAINT "substance_limit_ppm" CHECK (limit_ppm between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "substance" (
	"cas" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"sensitizer" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "formula_limit" (
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"limit" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "formula_limit_product_id_kind_pk" PRIMARY KEY("product_id","kind"),
	CONSTRAINT "formula_limit_share" CHECK ("limit" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "formula_line" (
	"formula_id" integer NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"variant_id" integer,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "formula_line_formula_id_number_position_pk" PRIMARY KEY("formula_id","number","position"),
	CONSTRAINT "formula_line_amount" CHECK (amount > 0 and (unit <> 'percent' or amount <= 10000)),
	CONSTRAINT "formula_line_unit" CHECK (unit in ('percent', 'grams', 'drops')),
	CONSTRAINT "formula_line_position" CHECK (position between 0 and 59)
);
--> statement-breakpoint
CREATE TABLE "formula_material" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"drop_mg" integer,
	"density" integer,
	"composition_source" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "formula" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"share_token" text,
	"request_key" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "formula_request" UNIQUE("mb_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "formula_version" (
	"formula_id" integer NOT NULL,
	"number" integer NOT NULL,
	"batch_mg" integer NOT NULL,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "formula_version_formula_id_number_pk" PRIMARY KEY("formula_id","number"),
	CONSTRAINT "formula_version_number" CHECK (number between 1 and 200 and batch_mg between 1 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "inquiry_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"inquiry_id" integer NOT NULL,
	"from_staff" boolean NOT NULL,
	"mb_id" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text,
	"name" text DEFAULT '' NOT NULL,
	"hp" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"lang" text DEFAULT 'kr' NOT NULL,
	"request_key" text,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "inquiry_reached" CHECK (mb_id is not null or email <> '')
);
--> statement-breakpoint
CREATE TABLE "product_inquiry_count" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_inquiry" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	"secret" boolean NOT NULL,
	"body" text NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone
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
CREATE TABLE "address" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"label" text NOT NULL,
	"receiver" text NOT NULL,
	"hp" text NOT NULL,
	"country" text DEFAULT 'KR' NOT NULL,
	"zip" text NOT NULL,
	"addr1" text NOT NULL,
	"addr2" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certification" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"ci_hash" text NOT NULL,
	"items" jsonb NOT NULL,
	"certified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"given" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_record" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"basis" text NOT NULL,
	"record" jsonb NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_account" (
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"mb_id" text NOT NULL,
	"nickname" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_account_provider_provider_id_pk" PRIMARY KEY("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"mb_id" text NOT NULL,
	"mb_email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"mb_name" text NOT NULL,
	"mb_hp" text DEFAULT '' NOT NULL,
	"mb_email" text NOT NULL,
	"mb_zip" text DEFAULT '' NOT NULL,
	"mb_addr1" text DEFAULT '' NOT NULL,
	"mb_addr2" text DEFAULT '' NOT NULL,
	"mb_city" text DEFAULT '' NOT NULL,
	"mb_state" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'KR' NOT NULL,
	"lang" text DEFAULT 'kr' NOT NULL,
	"grade" text DEFAULT 'general' NOT NULL,
	"grade_floor" text DEFAULT 'general' NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone,
	"state" text DEFAULT 'active' NOT NULL,
	"blocked_reason" text DEFAULT '' NOT NULL,
	"email_proved_at" timestamp with time zone,
	"hp_proved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_step" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"sid_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect" text NOT NULL,
	"profile" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_proof" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mb_hp" text NOT NULL,
	"sid_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retired_id" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_signature" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" serial PRIMARY KEY NOT NULL,
	"board" text NOT NULL,
	"topic" text DEFAULT 'guide' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"body" jsonb NOT NULL,
	"body_en" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_texts" CHECK ((jsonb_typeof(body -> 'content') = 'array' and jsonb_typeof(body_en -> 'content') = 'array') is true)
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"body" text NOT NULL,
	"body_en" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"occasion" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_cart_line" (
	"order_id" integer NOT NULL,
	"cart_line_id" integer NOT NULL,
	"released" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_cart_line_order_id_cart_line_id_pk" PRIMARY KEY("order_id","cart_line_id")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"line_id" integer,
	"claim_id" integer,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"actor" text NOT NULL,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"split_from_id" integer,
	"add_on_to_id" integer,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"option_name" text NOT NULL,
	"option_name_en" text NOT NULL,
	"personal" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	"discount_amount" integer DEFAULT 0 NOT NULL,
	"point_amount" integer DEFAULT 0 NOT NULL,
	"total_amount" integer NOT NULL,
	"trace" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"coupon_id" bigint,
	"weight_g" integer DEFAULT 0 NOT NULL,
	"holds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"no_return" text,
	"state" text DEFAULT 'pending_payment' NOT NULL,
	"shipment_id" integer,
	"delivered_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "order_line_sum" CHECK (quantity > 0 and total_amount = quantity * unit_amount - discount_amount - point_amount and total_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_receipt" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"sealed_number" text,
	"company" jsonb,
	"amount" integer NOT NULL,
	"corrects_id" integer,
	"payment_id" integer,
	"state" text DEFAULT 'requested' NOT NULL,
	"provider_key" text,
	"issue_number" text,
	"refund_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"refusals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "order_receipt_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"mb_id" text,
	"guest_password_hash" text,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'pending_payment' NOT NULL,
	"buyer" jsonb NOT NULL,
	"receiver" jsonb NOT NULL,
	"delivery" text NOT NULL,
	"store_id" integer,
	"quotation_id" integer,
	"order_coupon_id" bigint,
	"shipping_coupon_id" bigint,
	"goods_amount" integer NOT NULL,
	"discount_amount" integer DEFAULT 0 NOT NULL,
	"point_amount" integer DEFAULT 0 NOT NULL,
	"shipping_amount" integer DEFAULT 0 NOT NULL,
	"total_amount" integer NOT NULL,
	"trace" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cart_mark" text,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_sum" CHECK (total_amount = goods_amount - discount_amount - point_amount + shipping_amount),
	CONSTRAINT "orders_amounts" CHECK (total_amount >= 0 and goods_amount >= 0 and discount_amount >= 0 and point_amount >= 0 and shipping_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"courier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"state" text DEFAULT 'shipping' NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_deposit" (
	"id" serial PRIMARY KEY NOT NULL,
	"bank_ref" text NOT NULL,
	"depositor" text NOT NULL,
	"amount" integer NOT NULL,
	"deposited_at" timestamp with time zone NOT NULL,
	"payment_id" integer,
	"matched_at" timestamp with time zone,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_deposit_bank_ref_unique" UNIQUE("bank_ref"),
	CONSTRAINT "bank_deposit_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_discrepancy" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payment_id" integer,
	"order_id" integer,
	"found" jsonb NOT NULL,
	"proposal" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"staff_id" text
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"deposited_amount" integer DEFAULT 0 NOT NULL,
	"canceled_amount" integer DEFAULT 0 NOT NULL,
	"provider_key" text,
	"capture_key" text,
	"notice_secret" text,
	"return_token_hash" text NOT NULL,
	"returned_at" timestamp with time zone,
	"returned_mark" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "payment_return_token_hash_unique" UNIQUE("return_token_hash"),
	CONSTRAINT "payment_amounts" CHECK (amount >= 0 and deposited_amount >= 0 and canceled_amount >= 0 and canceled_amount <= greatest(amount, deposited_amount))
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"payment_id" integer,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"claim_id" integer,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"request_key" text NOT NULL,
	"provider_key" text,
	"failure" text,
	"refusals" integer DEFAULT 0 NOT NULL,
	"account" jsonb,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "refund_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "point_balance" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_balance_never_negative" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"occasion" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"lot_id" bigint,
	"missing" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_lot" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"amount" integer NOT NULL,
	"left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_lot_never_negative" CHECK ("left" >= 0 and "left" <= amount)
);
--> statement-breakpoint
CREATE TABLE "point_use" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"given_back" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_use_bounds" CHECK (given_back >= 0 and given_back <= amount)
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
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "popup_period" CHECK (starts_on <= ends_on)
);
--> statement-breakpoint
CREATE TABLE "quotation_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"quotation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"version" integer NOT NULL,
	"actor" text NOT NULL,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"quotation_id" integer NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"option_name" text NOT NULL,
	"option_name_en" text NOT NULL,
	"personal" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"accepted_quantity" integer,
	"list_amount" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	"trace" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "quotation_line_quantity" CHECK (quantity > 0 and accepted_quantity between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"id" serial PRIMARY KEY NOT NULL,
	"quotation_no" text NOT NULL,
	"mb_id" text,
	"lang" text NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"hp" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"brief" jsonb,
	"country" text DEFAULT 'KR' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"goods_amount" integer DEFAULT 0 NOT NULL,
	"shipping_amount" integer DEFAULT 0 NOT NULL,
	"total_amount" integer DEFAULT 0 NOT NULL,
	"verify_code" text NOT NULL,
	"request_key" text NOT NULL,
	"valid_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_quotation_no_unique" UNIQUE("quotation_no"),
	CONSTRAINT "quotation_verify_code_unique" UNIQUE("verify_code"),
	CONSTRAINT "quotation_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "quotation_sum" CHECK (total_amount = goods_amount + shipping_amount and goods_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_count" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"stars_1" integer DEFAULT 0 NOT NULL,
	"stars_2" integer DEFAULT 0 NOT NULL,
	"stars_3" integer DEFAULT 0 NOT NULL,
	"stars_4" integer DEFAULT 0 NOT NULL,
	"stars_5" integer DEFAULT 0 NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_line_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	"stars" integer NOT NULL,
	"body" text NOT NULL,
	"option_name" text DEFAULT '' NOT NULL,
	"option_name_en" text DEFAULT '' NOT NULL,
	"has_photo" boolean DEFAULT false NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "review_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "review_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"mb_id" text NOT NULL,
	CONSTRAINT "review_vote_review_id_mb_id_pk" PRIMARY KEY("review_id","mb_id")
);
--> statement-breakpoint
CREATE TABLE "search_click" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"product_id" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_click_day_keyword_product_id_pk" PRIMARY KEY("day","keyword","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" integer[] NOT NULL,
	"best" integer NOT NULL,
	"newest" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	"price_usd" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_miss_day_keyword_pk" PRIMARY KEY("day","keyword")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"meanings" text[] NOT NULL,
	CONSTRAINT "search_synonym_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" smallint NOT NULL,
	"word" text NOT NULL,
	"text" text NOT NULL,
	"jamo" text NOT NULL,
	"leads" text NOT NULL,
	"keys" text[] NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_word_once" UNIQUE("word","place")
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"effective_from" date NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" text NOT NULL,
	"changes_en" text NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "policy_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "shipping_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"staff_id" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_factor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mb_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret" text,
	"last_step" integer,
	"credential_id" text,
	"public_key" text,
	"counter" bigint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_factor_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"permissions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"receipt_no" text NOT NULL,
	"mb_id" text,
	"payment" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_amount" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"staff_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_order_amount" CHECK (total_amount >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "translation_term" (
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translation_term_locale_phrase_pk" PRIMARY KEY("locale","phrase")
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"mb_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wish_mb_id_product_id_pk" PRIMARY KEY("mb_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_owner_cart_owner_fk" FOREIGN KEY ("owner") REFERENCES "public"."cart"("owner") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_price" ADD CONSTRAINT "grade_price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_part" ADD CONSTRAINT "kit_part_kit_variant_id_variant_id_fk" FOREIGN KEY ("kit_variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_part" ADD CONSTRAINT "kit_part_part_variant_id_variant_id_fk" FOREIGN KEY ("part_variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_document" ADD CONSTRAINT "product_document_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_alert" ADD CONSTRAINT "restock_alert_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_price" ADD CONSTRAINT "tier_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_card" ADD CONSTRAINT "product_card_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_related" ADD CONSTRAINT "product_related_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_related" ADD CONSTRAINT "product_related_related_id_product_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_row" ADD CONSTRAINT "change_row_change_set_id_change_set_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_exchange_variant_id_variant_id_fk" FOREIGN KEY ("exchange_variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_line" ADD CONSTRAINT "claim_line_replacement_line_id_order_line_id_fk" FOREIGN KEY ("replacement_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_version" ADD CONSTRAINT "cms_version_name_cms_page_name_fk" FOREIGN KEY ("name") REFERENCES "public"."cms_page"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_issue" ADD CONSTRAINT "coupon_issue_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_meeting_id_class_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."class_meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_wait" ADD CONSTRAINT "class_wait_session_id_class_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_session_id_class_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_transferred_from_class_session_id_fk" FOREIGN KEY ("transferred_from") REFERENCES "public"."class_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_session_id_class_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_room_id_studio_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."studio_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_product_id_course_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."course"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_room_id_studio_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."studio_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_material" ADD CONSTRAINT "course_material_product_id_course_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."course"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "required_class" ADD CONSTRAINT "required_class_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "required_class" ADD CONSTRAINT "required_class_class_id_course_product_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."course"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_room" ADD CONSTRAINT "studio_room_studio_id_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studio"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_substance" ADD CONSTRAINT "material_substance_product_id_formula_material_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."formula_material"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_substance" ADD CONSTRAINT "material_substance_cas_substance_cas_fk" FOREIGN KEY ("cas") REFERENCES "public"."substance"("cas") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substance_limit" ADD CONSTRAINT "substance_limit_cas_substance_cas_fk" FOREIGN KEY ("cas") REFERENCES "public"."substance"("cas") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_limit" ADD CONSTRAINT "formula_limit_product_id_formula_material_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."formula_material"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_line" ADD CONSTRAINT "formula_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_line" ADD CONSTRAINT "formula_line_version" FOREIGN KEY ("formula_id","number") REFERENCES "public"."formula_version"("formula_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_material" ADD CONSTRAINT "formula_material_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_version" ADD CONSTRAINT "formula_version_formula_id_formula_id_fk" FOREIGN KEY ("formula_id") REFERENCES "public"."formula"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_inquiry" ADD CONSTRAINT "product_inquiry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cart_line" ADD CONSTRAINT "order_cart_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD CONSTRAINT "order_receipt_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_deposit" ADD CONSTRAINT "bank_deposit_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notice" ADD CONSTRAINT "payment_notice_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_event" ADD CONSTRAINT "quotation_event_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_click" ADD CONSTRAINT "search_click_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_mb_id_member_mb_id_fk" FOREIGN KEY ("mb_id") REFERENCES "public"."member"("mb_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("name","key") WHERE state = 'waiting' and key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("channel","template","subject","transition");--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING btree ("about","id") WHERE about is not null;--> statement-breakpoint
CREATE INDEX "outbox_member" ON "outbox" USING btree ("mb_id","id") WHERE mb_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("checked_at") WHERE state = 'sent' and provider_key is not null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("channel","sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("channel","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_astray" ON "outbox" USING btree ("id") WHERE state in ('dead', 'failed');--> statement-breakpoint
CREATE INDEX "session_mb_id" ON "session" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "stored_file_subject" ON "stored_file" USING btree ("subject","position");--> statement-breakpoint
CREATE INDEX "stored_file_member" ON "stored_file" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "application_event_application" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_member" ON "application" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "application_waiting" ON "application" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "application_number" ON "application" USING btree ("business_number") WHERE business_number <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "application_open" ON "application" USING btree ("mb_id","kind") WHERE state in ('draft', 'submitted', 'in_review', 'needs_info');--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "personal_read_of" ON "personal_read" USING btree ("place","of","id");--> statement-breakpoint
CREATE INDEX "personal_read_at" ON "personal_read" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "cart_line_variant" ON "cart_line" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "cart_age" ON "cart" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "add_on_variant" ON "add_on" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "kit_part_part" ON "kit_part" USING btree ("part_variant_id");--> statement-breakpoint
CREATE INDEX "product_document_product" ON "product_document" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "restock_alert_member" ON "restock_alert" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "also_bought_most" ON "product_also_bought" USING btree ("product_id","together");--> statement-breakpoint
CREATE INDEX "product_category_category" ON "product_category" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "product_sale_from" ON "product" USING btree ("sale_from");--> statement-breakpoint
CREATE INDEX "product_sale_to" ON "product" USING btree ("sale_to");--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "product_kind" ON "product" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "product_words" ON "product" USING gin (letter_pairs(lower(name || ' ' || name_en)));--> statement-breakpoint
CREATE INDEX "product_hidden" ON "product" USING btree ("id") WHERE not visible and not archived;--> statement-breakpoint
CREATE INDEX "product_archived" ON "product" USING btree ("id") WHERE archived;--> statement-breakpoint
CREATE INDEX "product_in_packs" ON "product" USING btree ("id") WHERE min_quantity > 1;--> statement-breakpoint
CREATE INDEX "product_without_english" ON "product" USING btree ("id") WHERE (name_en ~ '[가-힣]' or summary_en ~ '[가-힣]' or name_en = '' or summary_en = ''
  or (story <> '[]' and story_en = '[]'));--> statement-breakpoint
CREATE INDEX "shelf_newest" ON "shelf" USING btree ("category_id","newest","product_id");--> statement-breakpoint
CREATE INDEX "shelf_best" ON "shelf" USING btree ("category_id","best","product_id");--> statement-breakpoint
CREATE INDEX "shelf_price" ON "shelf" USING btree ("category_id","price","product_id");--> statement-breakpoint
CREATE INDEX "shelf_price_usd" ON "shelf" USING btree ("category_id","price_usd","product_id");--> statement-breakpoint
CREATE INDEX "shelf_product" ON "shelf" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shelf_facets" ON "shelf" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "stock_movement_variant" ON "stock_movement" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_free" ON "stock" USING btree ((on_hand - reserved),"variant_id");--> statement-breakpoint
CREATE INDEX "stock_low" ON "stock" USING btree ("variant_id") WHERE on_hand - reserved <= low_at;--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "change_set_created" ON "change_set" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "claim_line_line" ON "claim_line" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "claim_order" ON "claim" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "claim_state" ON "claim" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cms_version_scheduled" ON "cms_version" USING btree ("name") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "promotion_period" ON "promotion" USING btree ("visible","ends_at");--> statement-breakpoint
CREATE INDEX "select_list_newest" ON "select_list" USING btree ("published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_issue_nth" ON "coupon_issue" USING btree ("coupon_id","mb_id","nth");--> statement-breakpoint
CREATE INDEX "coupon_issue_member" ON "coupon_issue" USING btree ("mb_id","state","expires_at");--> statement-breakpoint
CREATE INDEX "coupon_issue_order" ON "coupon_issue" USING btree ("order_id") WHERE "coupon_issue"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "coupon_issue_expiry" ON "coupon_issue" USING btree ("expires_at") WHERE "coupon_issue"."state" = 'issued';--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "certificate_member" ON "certificate" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_wait_once" ON "class_wait" USING btree ("session_id","mb_id") WHERE offered_at is null and left_at is null;--> statement-breakpoint
CREATE INDEX "class_wait_member" ON "class_wait" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_seat" ON "enrolment" USING btree ("order_line_id","position");--> statement-breakpoint
CREATE INDEX "enrolment_session" ON "enrolment" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "enrolment_member" ON "enrolment" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_meeting_position" ON "class_meeting" USING btree ("session_id","position");--> statement-breakpoint
CREATE INDEX "class_meeting_start" ON "class_meeting" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "class_session_start" ON "class_session" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "class_session_product" ON "class_session" USING btree ("product_id","starts_at");--> statement-breakpoint
CREATE INDEX "course_material_product" ON "course_material" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "studio_room_studio" ON "studio_room" USING btree ("studio_id");--> statement-breakpoint
CREATE INDEX "design_member" ON "design" USING btree ("mb_id","kind","id");--> statement-breakpoint
CREATE INDEX "document_file_document" ON "document_file" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_file_lot" ON "document_file" USING btree ("lot");--> statement-breakpoint
CREATE INDEX "document_newest" ON "document" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_product" ON "document" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "document_words" ON "document" USING gin (letter_pairs(words));--> statement-breakpoint
CREATE INDEX "faq_order" ON "faq" USING btree ("pinned" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "faq_words" ON "faq" USING gin (letter_pairs(words));--> statement-breakpoint
CREATE INDEX "material_substance_cas" ON "material_substance" USING btree ("cas");--> statement-breakpoint
CREATE INDEX "formula_member" ON "formula" USING btree ("mb_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "formula_share" ON "formula" USING btree ("share_token") WHERE share_token is not null;--> statement-breakpoint
CREATE INDEX "formula_deleted" ON "formula" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "inquiry_message_thread" ON "inquiry_message" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_newest" ON "inquiry" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "inquiry_guest" ON "inquiry" USING btree ("changed_at") WHERE mb_id is null;--> statement-breakpoint
CREATE INDEX "product_inquiry_open" ON "product_inquiry" USING btree ("product_id","id") WHERE not secret and hidden_reason is null;--> statement-breakpoint
CREATE INDEX "product_inquiry_open_newest" ON "product_inquiry" USING btree ("id") WHERE not secret and hidden_reason is null;--> statement-breakpoint
CREATE INDEX "product_inquiry_waiting" ON "product_inquiry" USING btree ("id") WHERE answer is null and hidden_reason is null;--> statement-breakpoint
CREATE INDEX "product_inquiry_newest" ON "product_inquiry" USING btree ("id");--> statement-breakpoint
CREATE INDEX "product_inquiry_member" ON "product_inquiry" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "analytics_client_seen" ON "analytics_client" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "address_member" ON "address" USING btree ("mb_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_default" ON "address" USING btree ("mb_id") WHERE "address"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "certification_person" ON "certification" USING btree ("ci_hash");--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("mb_id","document","id");--> statement-breakpoint
CREATE INDEX "kept_record_until" ON "kept_record" USING btree ("keep_until");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_account_member" ON "linked_account" USING btree ("provider","mb_id");--> statement-breakpoint
CREATE INDEX "login_failure_age" ON "login_failure" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "mail_link_member" ON "mail_link" USING btree ("mb_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_link_expiry" ON "mail_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_email" ON "member" USING btree (lower("mb_email"));--> statement-breakpoint
CREATE INDEX "member_hp" ON "member" USING btree ("mb_hp");--> statement-breakpoint
CREATE INDEX "member_newest" ON "member" USING btree ("created_at","mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email_proved" ON "member" USING btree (lower("mb_email")) WHERE "member"."email_proved_at" is not null;--> statement-breakpoint
CREATE INDEX "oauth_step_expiry" ON "oauth_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_proof_expiry" ON "phone_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_signature_age" ON "spent_signature" USING btree ("spent_at");--> statement-breakpoint
CREATE INDEX "notice_newest" ON "notice" USING btree ("board","created_at");--> statement-breakpoint
CREATE INDEX "notice_words" ON "notice" USING gin (letter_pairs(words));--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("mb_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("mb_id","occasion");--> statement-breakpoint
CREATE UNIQUE INDEX "order_cart_line_once" ON "order_cart_line" USING btree ("cart_line_id") WHERE not released;--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_line_product" ON "order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_line_state" ON "order_line" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "order_line_confirming" ON "order_line" USING btree ("delivered_at") WHERE state = 'delivered';--> statement-breakpoint
CREATE INDEX "order_receipt_order" ON "order_receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_receipt_state" ON "order_receipt" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request" ON "orders" USING btree ("request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quotation" ON "orders" USING btree ("quotation_id") WHERE paid_at is not null or state not in ('canceled_unpaid', 'canceled', 'returned', 'exchanged', 'sold_out');--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_day" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "orders_buyer_name" ON "orders" USING btree ((buyer->>'name'));--> statement-breakpoint
CREATE INDEX "orders_receiver_name" ON "orders" USING btree ((receiver->>'name'));--> statement-breakpoint
CREATE INDEX "orders_buyer_hp" ON "orders" USING btree ((regexp_replace(buyer->>'hp', '[^0-9]', '', 'g')));--> statement-breakpoint
CREATE INDEX "orders_cart" ON "orders" USING btree ("cart_mark") WHERE state = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE state = 'pending_payment';--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_number" ON "shipment" USING btree ("courier","tracking_no","order_id");--> statement-breakpoint
CREATE INDEX "shipment_on_the_way" ON "shipment" USING btree ("checked_at") WHERE state = 'shipping';--> statement-breakpoint
CREATE INDEX "bank_deposit_open" ON "bank_deposit" USING btree ("deposited_at") WHERE payment_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "discrepancy_once" ON "payment_discrepancy" USING btree ("kind","subject") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_key" ON "payment" USING btree ("provider","provider_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("order_id") WHERE state in ('ready', 'in_progress', 'waiting_for_deposit', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'done', 'partial_canceled');--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_in_the_air" ON "payment" USING btree ("claimed_at") WHERE state in ('in_progress', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_waiting" ON "payment" USING btree ("expires_at") WHERE state in ('waiting_for_deposit', 'underpaid');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notice_once" ON "payment_notice" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "payment_notice_open" ON "payment_notice" USING btree ("id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("id") WHERE state in ('requested', 'unknown', 'failed');--> statement-breakpoint
CREATE INDEX "point_entry_newest" ON "point_entry" USING btree ("mb_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_once" ON "point_entry" USING btree ("mb_id","reason","occasion");--> statement-breakpoint
CREATE INDEX "point_lot_spending" ON "point_lot" USING btree ("mb_id","expires_at","id") WHERE "left" > 0;--> statement-breakpoint
CREATE INDEX "point_lot_expiry" ON "point_lot" USING btree ("expires_at") WHERE "left" > 0;--> statement-breakpoint
CREATE INDEX "point_use_entry" ON "point_use" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "popup_order" ON "popup" USING btree ("active","position");--> statement-breakpoint
CREATE INDEX "quotation_event_quotation" ON "quotation_event" USING btree ("quotation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_line_place" ON "quotation_line" USING btree ("quotation_id","version","position");--> statement-breakpoint
CREATE INDEX "quotation_member" ON "quotation" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "quotation_state" ON "quotation" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "quotation_expiry" ON "quotation" USING btree ("valid_until") WHERE state in ('sent', 'accepted');--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_id","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_product_helpful" ON "review" USING btree ("product_id","helpful","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_product_photo" ON "review" USING btree ("product_id","id") WHERE hidden_reason is null and has_photo;--> statement-breakpoint
CREATE INDEX "review_product_stars" ON "review" USING btree ("product_id","stars","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_product_english" ON "review" USING btree ("product_id",(body ~ '[가-힣]'),"id" DESC NULLS FIRST) WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_english" ON "review" USING btree ((body ~ '[가-힣]'),"id" DESC NULLS FIRST) WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_helpful" ON "review" USING btree ("helpful","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_stars_newest" ON "review" USING btree ("stars","id") WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "review_photo" ON "review" USING btree ("id") WHERE hidden_reason is null and has_photo;--> statement-breakpoint
CREATE INDEX "review_hidden" ON "review" USING btree ("id") WHERE hidden_reason is not null;--> statement-breakpoint
CREATE INDEX "review_member" ON "review" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "review_vote_member" ON "review_vote" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_best" ON "search_entry" USING btree ("best","product_id","words");--> statement-breakpoint
CREATE INDEX "search_entry_newest" ON "search_entry" USING btree ("newest","product_id","words");--> statement-breakpoint
CREATE INDEX "search_entry_price" ON "search_entry" USING btree ("price","product_id","words");--> statement-breakpoint
CREATE INDEX "search_entry_price_usd" ON "search_entry" USING btree ("price_usd","product_id","words");--> statement-breakpoint
CREATE INDEX "search_word_jamo" ON "search_word" USING btree ("place","jamo" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_leads" ON "search_word" USING btree ("place","leads" text_pattern_ops) WHERE leads <> '';--> statement-breakpoint
CREATE INDEX "search_word_keys" ON "search_word" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_word_vocabulary" ON "search_word" USING gin ("keys") WITH (fastupdate=false) WHERE place in (1, 2, 3);--> statement-breakpoint
CREATE UNIQUE INDEX "staff_recovery_code_once" ON "staff_recovery_code" USING btree ("mb_id","code_hash");--> statement-breakpoint
CREATE INDEX "staff_factor_member" ON "staff_factor" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_factor_totp" ON "staff_factor" USING btree ("mb_id") WHERE "staff_factor"."kind" = 'totp';--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_slip" ON "store_order" USING btree ("store_id","receipt_no");--> statement-breakpoint
CREATE INDEX "store_order_member" ON "store_order" USING btree ("mb_id","bought_at");--> statement-breakpoint
CREATE INDEX "translation_term_state" ON "translation_term" USING btree ("locale","state");--> statement-breakpoint
CREATE INDEX "wish_newest" ON "wish" USING btree ("mb_id","created_at","product_id");--> statement-breakpoint
CREATE INDEX "wish_product" ON "wish" USING btree ("product_id");--> statement-breakpoint
-- A room and a teacher are never booked twice: Drizzle cannot declare exclusion constraints, so they are written here.
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_room_free" EXCLUDE USING gist (
  int4range("room_id", "room_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("room_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_teacher_free" EXCLUDE USING gist (
  int4range("teacher_id", "teacher_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("teacher_id" IS NOT NULL);
--> statement-breakpoint
-- References from the school to orders: its tables are declared before those of orders, so not in the tables' own file.
ALTER TABLE "class_wait" ADD CONSTRAINT "class_wait_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id");
