ALTER TABLE "job" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- short: jobs that are done are forgotten after a week, and the index holds none of them
CREATE INDEX "job_urgent" ON "job" USING btree ("run_at") WHERE urgent and state in ('waiting', 'running');--> statement-breakpoint
-- short: jobs that are done are forgotten after a week, and the index holds none of them
CREATE INDEX "job_lost" ON "job" USING btree ("lease_until") WHERE lease_until is not null;