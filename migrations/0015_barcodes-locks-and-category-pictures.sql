ALTER TABLE "category" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "grade_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "variant_barcode" ON "variant" USING btree ("barcode") WHERE barcode is not null;--> statement-breakpoint
CREATE INDEX "member_words" ON "member" USING gin (letter_pairs(lower(mb_id || ' ' || mb_name || ' ' || mb_email || ' ' || replace(mb_hp, '-', ''))));--> statement-breakpoint
CREATE INDEX "member_grade" ON "member" USING btree ("grade","created_at","mb_id");--> statement-breakpoint
CREATE INDEX "member_not_active" ON "member" USING btree ("state","created_at") WHERE "member"."state" <> 'active';