CREATE TABLE "search_click" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"product_id" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_click_day_keyword_product_id_pk" PRIMARY KEY("day","keyword","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" integer[] NOT NULL,
	"best" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_miss" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_miss_day_keyword_pk" PRIMARY KEY("day","keyword")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"meanings" text[] NOT NULL,
	CONSTRAINT "search_synonym_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" smallint NOT NULL,
	"word" text NOT NULL,
	"text" text NOT NULL,
	"jamo" text NOT NULL,
	"leads" text NOT NULL,
	"keys" text[] NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_word_once" UNIQUE("word","place")
);
--> statement-breakpoint
ALTER TABLE "search_click" ADD CONSTRAINT "search_click_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_best" ON "search_entry" USING btree ("best" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_word_jamo" ON "search_word" USING btree ("jamo" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_leads" ON "search_word" USING btree ("leads" text_pattern_ops) WHERE leads <> '';--> statement-breakpoint
CREATE INDEX "search_word_keys" ON "search_word" USING gin ("keys") WITH (fastupdate=false);