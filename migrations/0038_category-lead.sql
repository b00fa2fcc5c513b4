ALTER TABLE "category" ADD COLUMN "lead" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "lead_en" text DEFAULT '' NOT NULL;