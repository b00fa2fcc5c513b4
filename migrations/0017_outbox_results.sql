ALTER TABLE "outbox" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mb_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_key" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sends" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING btree ("about","id") WHERE about is not null;--> statement-breakpoint
CREATE INDEX "outbox_member" ON "outbox" USING btree ("mb_id","id") WHERE mb_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("checked_at") WHERE state = 'sent' and provider_key is not null;--> statement-breakpoint
CREATE INDEX "outbox_astray" ON "outbox" USING btree ("id") WHERE state in ('dead', 'failed');