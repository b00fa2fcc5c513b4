-- What a message, a notification, a movement of points or of stock is about is written as in the audit log: order:5.
UPDATE "outbox" SET
	"subject" = regexp_replace(replace(replace("subject", 'phone proof ', 'phone_proof '), 'ids of ', 'member '), '^([a-z_]+) ', '\1:'),
	"about" = regexp_replace(replace(replace("about", 'phone proof ', 'phone_proof '), 'ids of ', 'member '), '^([a-z_]+) ', '\1:'),
	"transition" = regexp_replace("transition", '^broadcast ', 'broadcast:');--> statement-breakpoint
UPDATE "notification" SET "occasion" = regexp_replace(
	replace("occasion", 'product inquiry ', 'product_inquiry '),
	'^(\S+\.\S+ )?(application|booking|certificate|claim|class_wait|consent|coupon|inquiry|member|order|product_inquiry|quotation|restock|review) ', '\1\2:');--> statement-breakpoint
UPDATE "point_entry" SET "occasion" = regexp_replace("occasion", '(^| of )(order|line|lot|staff|youngcart|demo) ', '\1\2:');--> statement-breakpoint
UPDATE "stock_movement" SET "occasion" = regexp_replace("occasion", '^order ', 'order:') WHERE "occasion" LIKE 'order %';--> statement-breakpoint
UPDATE "move_link" SET "our_id" = regexp_replace("our_id", '^youngcart ', 'youngcart:') WHERE "kind" = 'point';--> statement-breakpoint
-- The email about an answer comes from the catalogue now, and its gaps have the catalogue's names.
UPDATE "outbox" SET
	"payload" = jsonb_build_object('name', "payload" ->> 'mb_name', 'title', "payload" ->> 'title', 'link', '/my-page/inquiry/' || ("payload" ->> 'id') || '/show'),
	"mb_id" = coalesce("mb_id", "payload" ->> 'mb_id')
	WHERE "template" = 'inquiry.answered' AND "payload" ? 'mb_name';
