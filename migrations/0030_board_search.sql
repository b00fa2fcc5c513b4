-- The letters of a text and their pairs, for finding any part of a word: no extension, no locale (docs/decisions/007).
CREATE FUNCTION letter_pairs(written text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT pair), '{}') FROM (
    SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS pair
    FROM string_to_table(written, NULL) WITH ORDINALITY AS letters (letter, place)
  ) AS pairs WHERE pair !~ '\s'
$$;--> statement-breakpoint
CREATE INDEX "document_words" ON "document" USING gin (letter_pairs(words));--> statement-breakpoint
CREATE INDEX "faq_words" ON "faq" USING gin (letter_pairs(words));--> statement-breakpoint
CREATE INDEX "notice_words" ON "notice" USING gin (letter_pairs(words));--> statement-breakpoint
-- What cannot be read is an empty text from here on.
UPDATE "document" SET "body" = '{"type": "doc", "content": []}' WHERE (jsonb_typeof("body" -> 'content') = 'array') IS NOT TRUE;--> statement-breakpoint
UPDATE "document" SET "body_en" = '{"type": "doc", "content": []}' WHERE (jsonb_typeof("body_en" -> 'content') = 'array') IS NOT TRUE;--> statement-breakpoint
UPDATE "faq" SET "body" = '{"type": "doc", "content": []}' WHERE (jsonb_typeof("body" -> 'content') = 'array') IS NOT TRUE;--> statement-breakpoint
UPDATE "faq" SET "body_en" = '{"type": "doc", "content": []}' WHERE (jsonb_typeof("body_en" -> 'content') = 'array') IS NOT TRUE;--> statement-breakpoint
UPDATE "notice" SET "body" = '{"type": "doc", "content": []}' WHERE (jsonb_typeof("body" -> 'content') = 'array') IS NOT TRUE;--> statement-breakpoint
UPDATE "notice" SET "body_en" = '{"type": "doc", "content": []}' WHERE (jsonb_typeof("body_en" -> 'content') = 'array') IS NOT TRUE;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_texts" CHECK ((jsonb_typeof(body -> 'content') = 'array' and jsonb_typeof(body_en -> 'content') = 'array') is true);--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_texts" CHECK ((jsonb_typeof(body -> 'content') = 'array' and jsonb_typeof(body_en -> 'content') = 'array') is true);--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_texts" CHECK ((jsonb_typeof(body -> 'content') = 'array' and jsonb_typeof(body_en -> 'content') = 'array') is true);