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
CREATE INDEX "design_member" ON "design" USING btree ("mb_id","kind","id");