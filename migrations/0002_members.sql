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
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_worth" CHECK ((amount_krw is null) <> (percent is null)),
	CONSTRAINT "coupon_within_limit" CHECK (issue_limit is null or issued <= issue_limit)
);
--> statement-breakpoint
CREATE TABLE "inquiry_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"inquiry_id" integer NOT NULL,
	"from_staff" boolean NOT NULL,
	"mb_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"id" serial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "wish" (
	"mb_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wish_mb_id_product_id_pk" PRIMARY KEY("mb_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_zip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_addr1" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mb_addr2" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "country" text DEFAULT 'KR' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "lang" text DEFAULT 'kr' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "grade" text DEFAULT 'general' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "blocked_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "hp_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupon_issue" ADD CONSTRAINT "coupon_issue_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_inquiry" ADD CONSTRAINT "product_inquiry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_file_subject" ON "stored_file" USING btree ("subject","position");--> statement-breakpoint
CREATE INDEX "stored_file_member" ON "stored_file" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_issue_nth" ON "coupon_issue" USING btree ("coupon_id","mb_id","nth");--> statement-breakpoint
CREATE INDEX "coupon_issue_member" ON "coupon_issue" USING btree ("mb_id","state","id");--> statement-breakpoint
CREATE INDEX "coupon_issue_order" ON "coupon_issue" USING btree ("order_id") WHERE "coupon_issue"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "coupon_issue_expiry" ON "coupon_issue" USING btree ("expires_at") WHERE "coupon_issue"."state" = 'issued';--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "inquiry_message_thread" ON "inquiry_message" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_newest" ON "inquiry" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "product_inquiry_product" ON "product_inquiry" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_inquiry_newest" ON "product_inquiry" USING btree ("id");--> statement-breakpoint
CREATE INDEX "product_inquiry_member" ON "product_inquiry" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "address_member" ON "address" USING btree ("mb_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_default" ON "address" USING btree ("mb_id") WHERE "address"."is_default";--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("mb_id","document","id");--> statement-breakpoint
CREATE INDEX "kept_record_until" ON "kept_record" USING btree ("keep_until");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_account_member" ON "linked_account" USING btree ("provider","mb_id");--> statement-breakpoint
CREATE INDEX "login_failure_age" ON "login_failure" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "mail_link_member" ON "mail_link" USING btree ("mb_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_link_expiry" ON "mail_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_step_expiry" ON "oauth_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_proof_expiry" ON "phone_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("mb_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("mb_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("mb_id","occasion");--> statement-breakpoint
CREATE INDEX "point_entry_newest" ON "point_entry" USING btree ("mb_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_once" ON "point_entry" USING btree ("mb_id","reason","occasion");--> statement-breakpoint
CREATE INDEX "point_lot_spending" ON "point_lot" USING btree ("mb_id","expires_at","id") WHERE "left" > 0;--> statement-breakpoint
CREATE INDEX "point_lot_expiry" ON "point_lot" USING btree ("expires_at") WHERE "left" > 0;--> statement-breakpoint
CREATE INDEX "point_use_entry" ON "point_use" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "wish_newest" ON "wish" USING btree ("mb_id","created_at","product_id");--> statement-breakpoint
CREATE INDEX "wish_product" ON "wish" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "member_email" ON "member" USING btree (lower("mb_email"));--> statement-breakpoint
CREATE INDEX "member_hp" ON "member" USING btree ("mb_hp");--> statement-breakpoint
CREATE INDEX "member_newest" ON "member" USING btree ("created_at","mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email_proved" ON "member" USING btree (lower("mb_email")) WHERE "member"."email_proved_at" is not null;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");