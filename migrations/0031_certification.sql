CREATE TABLE "certification" (
	"mb_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"ci_hash" text NOT NULL,
	"items" jsonb NOT NULL,
	"certified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "certification_person" ON "certification" USING btree ("ci_hash");