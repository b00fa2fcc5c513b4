ALTER TABLE "class_session" ADD COLUMN "event_id" text;--> statement-breakpoint
ALTER TABLE "class_session" ADD CONSTRAINT "class_session_event_named" CHECK (event_id <> '');