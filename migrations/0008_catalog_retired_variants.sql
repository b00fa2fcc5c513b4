ALTER TABLE "variant" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "add_on_variant" ON "add_on" USING btree ("variant_id");