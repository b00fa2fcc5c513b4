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
