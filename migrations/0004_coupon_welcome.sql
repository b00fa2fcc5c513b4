DROP INDEX "coupon_issue_member";--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "welcome" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "point_entry" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_issue_member" ON "coupon_issue" USING btree ("mb_id","state","expires_at");