CREATE TABLE "move_link" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"old_id" text NOT NULL,
	"our_id" text NOT NULL,
	"mb_id" text,
	"digest" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "move_link_source_kind_old_id_pk" PRIMARY KEY("source","kind","old_id")
);
--> statement-breakpoint
CREATE TABLE "move_record" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"move_id" integer NOT NULL,
	"kind" text NOT NULL,
	"old_id" text NOT NULL,
	"parent" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"outcome" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "move" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"krw_per_usd" integer NOT NULL,
	"step" text DEFAULT 'reading' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" serial PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"origin" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_from_unique" UNIQUE("from")
);
--> statement-breakpoint
ALTER TABLE "move_record" ADD CONSTRAINT "move_record_move_id_move_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."move"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "move_link_member" ON "move_link" USING btree ("mb_id");--> statement-breakpoint
CREATE INDEX "move_record_kind" ON "move_record" USING btree ("move_id","kind","id");--> statement-breakpoint
CREATE INDEX "move_record_old" ON "move_record" USING btree ("move_id","kind","old_id");--> statement-breakpoint
CREATE INDEX "move_record_part" ON "move_record" USING btree ("move_id","kind","parent");--> statement-breakpoint
CREATE INDEX "move_record_noted" ON "move_record" USING btree ("move_id","id") WHERE notes <> '[]';--> statement-breakpoint
CREATE INDEX "redirect_from" ON "redirect" USING btree ("from" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "redirect_to" ON "redirect" USING btree ("to");