CREATE TABLE "instagram_account" (
	"id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"began_with" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instagram_account_one" CHECK (id = 1)
);
