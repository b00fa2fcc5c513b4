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
CREATE TABLE "course_material" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"meeting" integer DEFAULT 1 NOT NULL
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
ALTER TABLE "class_session" ADD COLUMN "minimum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_session" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "class_session" ADD COLUMN "teacher_id" integer;--> statement-breakpoint
ALTER TABLE "class_session" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "level" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "format" text DEFAULT 'studio' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "detail" jsonb DEFAULT '{"makes":[],"syllabus":[],"included":[],"bring":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_meeting_id_class_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."class_meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_enrolment_id_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_wait" ADD CONSTRAINT "class_wait_session_id_class_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_session_id_class_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_transferred_from_class_session_id_fk" FOREIGN KEY ("transferred_from") REFERENCES "public"."class_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_session_id_class_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."class_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_room_id_studio_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."studio_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_material" ADD CONSTRAINT "course_material_product_id_course_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."course"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "required_class" ADD CONSTRAINT "required_class_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "required_class" ADD CONSTRAINT "required_class_class_id_course_product_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."course"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_room" ADD CONSTRAINT "studio_room_studio_id_studio_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studio"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_member" ON "certificate" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_wait_once" ON "class_wait" USING btree ("session_id","mb_id") WHERE offered_at is null and left_at is null;--> statement-breakpoint
CREATE INDEX "class_wait_member" ON "class_wait" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_seat" ON "enrolment" USING btree ("order_line_id","position");--> statement-breakpoint
CREATE INDEX "enrolment_session" ON "enrolment" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "enrolment_member" ON "enrolment" USING btree ("mb_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_meeting_position" ON "class_meeting" USING btree ("session_id","position");--> statement-breakpoint
CREATE INDEX "class_meeting_start" ON "class_meeting" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "course_material_product" ON "course_material" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "studio_room_studio" ON "studio_room" USING btree ("studio_id");--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_room_id_studio_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."studio_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_session_product" ON "class_session" USING btree ("product_id","starts_at");
--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_room_free" EXCLUDE USING gist (
  int4range("room_id", "room_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("room_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "class_meeting" ADD CONSTRAINT "class_meeting_teacher_free" EXCLUDE USING gist (
  int4range("teacher_id", "teacher_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("teacher_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id");--> statement-breakpoint
ALTER TABLE "class_wait" ADD CONSTRAINT "class_wait_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
INSERT INTO "class_meeting" ("session_id", "position", "starts_at", "ends_at")
SELECT class_session.id, week, class_session.starts_at + make_interval(weeks => week - 1),
  class_session.starts_at + make_interval(weeks => week - 1, mins => course.minutes)
FROM class_session JOIN course USING (product_id), generate_series(1, course.weeks) week;--> statement-breakpoint
INSERT INTO "enrolment" ("session_id", "order_id", "order_line_id", "mb_id", "position", "name", "code", "created_at", "changed_at")
SELECT class_session.id, orders.id, order_line.id, orders.mb_id, seat,
  CASE WHEN seat = 1 THEN orders.buyer->>'name' ELSE '' END, replace(gen_random_uuid()::text, '-', ''), now(), now()
FROM order_line JOIN orders ON orders.id = order_line.order_id JOIN class_session ON class_session.variant_id = order_line.variant_id,
  generate_series(1, order_line.quantity) seat
WHERE order_line.kind = 'class' AND order_line.state IN ('granted', 'confirmed');
