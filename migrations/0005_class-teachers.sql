ALTER TABLE "teacher" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "teacher" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_staff_id_unique" UNIQUE("staff_id");