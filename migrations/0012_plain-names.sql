-- Tables, columns and states get the field's usual names. Everything is renamed in place: no row is copied or lost.
ALTER TABLE "shelf" RENAME TO "listing";--> statement-breakpoint
ALTER TABLE "shelf_count" RENAME TO "listing_count";--> statement-breakpoint
ALTER TABLE "payment_notice" RENAME TO "payment_webhook";--> statement-breakpoint
ALTER TABLE "kept_record" RENAME TO "retained_record";--> statement-breakpoint
-- Their constraints, indexes and sequences still carry the old names.
DO $$
DECLARE
	renamed constant text[] := ARRAY['shelf_count', 'listing_count', 'shelf', 'listing', 'payment_notice', 'payment_webhook', 'kept_record', 'retained_record'];
	was text;
	becomes text;
	each record;
BEGIN
	FOR at IN 1..array_length(renamed, 1) BY 2 LOOP
		was := renamed[at];
		becomes := renamed[at + 1];
		FOR each IN SELECT conname AS name FROM pg_constraint WHERE conrelid = to_regclass(becomes) AND starts_with(conname, was || '_') LOOP
			EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', becomes, each.name, becomes || substr(each.name, length(was) + 1));
		END LOOP;
		FOR each IN SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = to_regclass(becomes) AND starts_with(relname, was || '_') LOOP
			EXECUTE format('ALTER INDEX %I RENAME TO %I', each.name, becomes || substr(each.name, length(was) + 1));
		END LOOP;
		IF to_regclass(was || '_id_seq') IS NOT NULL THEN
			EXECUTE format('ALTER SEQUENCE %I RENAME TO %I', was || '_id_seq', becomes || '_id_seq');
		END IF;
	END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE "payment" RENAME COLUMN "notice_secret" TO "webhook_secret";--> statement-breakpoint
ALTER TABLE "stock" RENAME COLUMN "hold_minutes" TO "reservation_minutes";--> statement-breakpoint
ALTER TABLE "order_line" RENAME COLUMN "holds" TO "allocations";--> statement-breakpoint
ALTER TABLE "claim" RENAME COLUMN "held_from" TO "on_hold_from";--> statement-breakpoint
ALTER TABLE "point_use" RENAME COLUMN "given_back" TO "restored";--> statement-breakpoint
ALTER TABLE "retained_record" RENAME COLUMN "keep_until" TO "retain_until";--> statement-breakpoint
ALTER TABLE "store" RENAME COLUMN "way" TO "directions";--> statement-breakpoint
ALTER TABLE "store" RENAME COLUMN "way_en" TO "directions_en";--> statement-breakpoint
ALTER INDEX "outbox_astray" RENAME TO "outbox_failed";--> statement-breakpoint
ALTER INDEX "payment_in_the_air" RENAME TO "payment_unresolved";--> statement-breakpoint
ALTER INDEX "shipment_on_the_way" RENAME TO "shipment_in_transit";--> statement-breakpoint
-- What a line, an order or a claim on hold is called, and what is stored about it.
UPDATE "order_line" SET "state" = 'on_hold' WHERE "state" = 'held';--> statement-breakpoint
UPDATE "orders" SET "state" = 'on_hold' WHERE "state" = 'held';--> statement-breakpoint
UPDATE "claim" SET "state" = 'on_hold' WHERE "state" = 'held';--> statement-breakpoint
UPDATE "claim" SET "reason" = 'not_as_described' WHERE "reason" = 'not_as_told';--> statement-breakpoint
UPDATE "order_event" SET
	"kind" = CASE "kind" WHEN 'held' THEN 'on_hold' WHEN 'claim_held' THEN 'claim_on_hold' ELSE "kind" END,
	"from_state" = CASE "from_state" WHEN 'held' THEN 'on_hold' ELSE "from_state" END,
	"to_state" = CASE "to_state" WHEN 'held' THEN 'on_hold' ELSE "to_state" END
	WHERE 'held' IN ("kind", "from_state", "to_state") OR "kind" = 'claim_held';--> statement-breakpoint
UPDATE "outbox" SET
	"template" = replace("template", '.held', '.on_hold'),
	"transition" = regexp_replace("transition", '^held ', 'on_hold ')
	WHERE "template" IN ('order.held', 'claim.held');--> statement-breakpoint
UPDATE "saved_view" SET "query" = jsonb_set("query", '{state}', '"on_hold"') WHERE "query" ->> 'state' = 'held';--> statement-breakpoint
UPDATE "export" SET "query" = jsonb_set("query", '{state}', '"on_hold"') WHERE "query" ->> 'state' = 'held';--> statement-breakpoint
-- Why stock moved, and why points did.
UPDATE "stock_movement" SET "reason" = CASE "reason"
	WHEN 'ordered' THEN 'reserve' WHEN 'held' THEN 'reserve' WHEN 'released' THEN 'release'
	WHEN 'sent' THEN 'ship' WHEN 'back' THEN 'restock' WHEN 'kept' THEN 'unship' END
	WHERE "reason" IN ('ordered', 'held', 'released', 'sent', 'back', 'kept');--> statement-breakpoint
UPDATE "point_entry" SET "reason" = CASE "reason" WHEN 'given_back' THEN 'restored' ELSE 'revoked' END
	WHERE "reason" IN ('given_back', 'taken_back');--> statement-breakpoint
UPDATE "audit_log" SET "action" = CASE "action"
	WHEN 'receipt.mended' THEN 'receipt.reissued' WHEN 'deposit.read' THEN 'deposit.import'
	WHEN 'coupon.hand-out' THEN 'coupon.issue' ELSE 'store_order.import' END
	WHERE "action" IN ('receipt.mended', 'deposit.read', 'coupon.hand-out', 'store_order.bring');
