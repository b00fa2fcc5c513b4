CREATE TABLE "spent_signature" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_signature_age" ON "spent_signature" USING btree ("spent_at");