-- Notices were lists of plain lines; they become texts with a shape, and can be searched.
CREATE FUNCTION pg_temp.text_of_lines(lines jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('type', 'doc', 'content', coalesce(jsonb_agg(
    jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', line)))
    ORDER BY place), '[]'::jsonb))
  FROM jsonb_array_elements_text(lines) WITH ORDINALITY AS each(line, place)
  WHERE line <> ''
$$;
--> statement-breakpoint
UPDATE "notice" SET
  "words" = lower("title" || ' ' || "title_en" || ' ' ||
    (SELECT coalesce(string_agg(line, ' '), '') FROM jsonb_array_elements_text("body" || "body_en") AS each(line))),
  "body" = pg_temp.text_of_lines("body"),
  "body_en" = pg_temp.text_of_lines("body_en"),
  "changed_at" = "created_at"
WHERE jsonb_typeof("body") = 'array' AND jsonb_typeof("body_en") = 'array';
