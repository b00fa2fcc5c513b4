import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paragraphs } from '@sillage/kit/rich-text.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '../../testing.ts'

const { as, db } = await testShop()
const folder = join(import.meta.dirname, '../../../migrations')

test('a notice of plain lines becomes a text that can be read and found', async () => {
  // As it was before texts had to be texts.
  await db.execute(sql`alter table notice drop constraint notice_texts`)
  await db.execute(sql`insert into notice (board, title, title_en, body, body_en, created_at)
    values ('customer', '옛 공지', 'An Old One', '["첫 줄", "", "둘째 \\"줄\\""]', '[]', '2025-01-02')`)
  const name = (await readdir(folder)).find((file) => file.endsWith('_notice_texts.sql')) ?? ''
  const statements = (await readFile(join(folder, name), 'utf8')).split('--> statement-breakpoint')
  // Twice, as if it had been interrupted: what is a text already stays as it is.
  for (const _ of ['once', 'twice'])
    await db.transaction(async (tx) => {
      await tx.execute(sql`drop function if exists pg_temp.text_of_lines`)
      for (const statement of statements) await tx.execute(sql.raw(statement))
    })
  const visitor = await as()
  const found = await visitor.notice.list({ query: { keyword: '둘째 old' } })
  expect(found.total).toBe(1)
  expect(await visitor.notice.show({ params: { id: found.data[0]?.id } })).toMatchObject({
    body: paragraphs(['첫 줄', '둘째 "줄"']),
    body_en: { type: 'doc', content: [] },
    changed_at: '2025-01-02T00:00:00.000Z',
  })
})
