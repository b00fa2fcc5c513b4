CREATE TABLE "personal_read" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mb_id" text NOT NULL,
	"place" text NOT NULL,
	"of" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "personal_read_of" ON "personal_read" USING btree ("place","of","id");--> statement-breakpoint
CREATE INDEX "personal_read_at" ON "personal_read" USING btree ("read_at");