import { expect, test } from 'vitest'
import { migrationLocks } from './migration-locks.ts'
import { found } from './testing.ts'

const inMigration = (text: string, name = '0099_later') => found(migrationLocks, { [`migrations/${name}.sql`]: text })

test.each([
  ['CREATE INDEX "orders_day" ON "orders" USING btree ("created_at");', 'nothing can be written'],
  ['CREATE UNIQUE INDEX "orders_day" ON "orders" ("created_at");', 'nothing can be written'],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 'reads the whole table'],
  ['ALTER TABLE "orders" ALTER COLUMN "id" SET DATA TYPE bigint;', 'writes every row again'],
  ['ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'writes every row again'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "orders_key" UNIQUE("key");', 'builds an index'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK (total_amount >= 0);', 'reads the whole table'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "fk" FOREIGN KEY ("a") REFERENCES "public"."b"("id");', 'reads the whole'],
  [`UPDATE "orders" SET "state" = 'paid';`, 'locks every row'],
  ['DELETE FROM "outbox" WHERE id < 5;', 'locks every row'],
  ['ALTER TABLE "orders" DROP COLUMN "note";', 'the version before still runs'],
  ['ALTER TABLE "orders" RENAME COLUMN "note" TO "memo";', 'the version before still runs'],
  ['DROP TABLE "orders";', 'the version before still runs'],
  ['LOCK TABLE "orders";', 'no one else gets at the table'],
])('%s is found', (sql, message) => {
  const planted = `CREATE TABLE "fresh" ("id" int);--> statement-breakpoint\n\n-- Why it is needed.\n${sql}`
  expect(inMigration(planted)).toEqual([expect.stringMatching(`^migrations/0099_later.sql:4 .*${message}`)])
})

test.each([
  'CREATE TABLE "a" ("id" int);\n--> statement-breakpoint\nCREATE INDEX "a_id" ON "a" ("id");--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "public"."orders"("id");',
  'CREATE INDEX CONCURRENTLY "orders_day" ON "orders" ("created_at");',
  'ALTER TABLE "orders" ADD COLUMN "seen_at" timestamp with time zone;',
  'ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;',
  'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK (total_amount >= 0) NOT VALID;',
  'ALTER TABLE "orders" ADD CONSTRAINT "orders_key" UNIQUE USING INDEX "orders_key_index";',
  'ALTER TABLE "orders" VALIDATE CONSTRAINT "has_note";--> statement-breakpoint\nALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
  '-- short: one row for each store.\nCREATE INDEX "store_city" ON "store" ("city");',
])('%s runs while the shop is open', (sql) => expect(inMigration(sql)).toEqual([]))

test('an index that is built beside visitors stands alone', () => {
  const sql =
    'ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "a_b" ON "a" ("b");'
  expect(inMigration(sql)).toEqual([expect.stringContaining('0099_later.sql:1 an index that is built concurrently')])
})

test('what ran before any shop was open stays as it is', () => {
  expect(inMigration('CREATE INDEX "refund_done" ON "refund" ("done_at");', '0001_statistics')).toEqual([])
})
