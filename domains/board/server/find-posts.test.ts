import { noText } from '@sillage/kit/rich-text.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { documentTable } from '../../document/server/tables.ts'
import { faqTable } from '../../faq/server/tables.ts'
import { noticeTable } from '../../notice/server/tables.ts'
import { testShop } from '../../testing.ts'
import { plansOf, rowsRead } from '../../testing-plans.ts'

const { as, database, db } = await testShop()
const visitor = await as()
const posts = 600
const boards = [
  { board: 'notice', own: sql`board`, said: sql`'customer'`, list: visitor.notice.list },
  { board: 'faq', own: sql`topic`, said: sql`'order'`, list: visitor.faq.list },
  { board: 'document', own: sql`kind`, said: sql`'form'`, list: visitor.document.list },
] as const

/** Each with a number of its own, among words that all of them have. */
beforeAll(async () => {
  for (const { board, own, said } of boards)
    await db.execute(sql`insert into ${sql.identifier(board)} (${own}, title, title_en, body, body_en, words)
      select ${said}, 'post ' || n, '', ${JSON.stringify(noText)}::jsonb, ${JSON.stringify(noText)}::jsonb,
        'post ' || n || ' 매장과 배송 안내가 있는 글이에요 ' || '오늘도 향을 담아요 ' || 'l' || 70000 + n || '호'
      from generate_series(1, ${posts}) as n`)
  await database.pool.query('vacuum analyze notice, faq, document')
}, 0)

test.each(boards)(
  'a rare word on the board "$board" is found by the index, whatever else stands there',
  async (each) => {
    const nodes = await plansOf(database, () => each.list({ query: { keyword: 'L70345호 배송' } }))
    expect(nodes.map((node) => node['Index Name'])).toContain(`${each.board}_words`)
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([])
    expect(rowsRead(nodes)).toBeLessThan(100)
    const found = await each.list({ query: { keyword: '송 70345' } })
    expect(found).toMatchObject({ total: 1, data: [{ title: 'post 345' }] })
  },
)

test.each([
  ['one letter', '향', posts],
  ['a letter nobody wrote', '룡', 0],
  ['letters that never stand together', '매송', 0],
  ['pairs that are there, but not in a row', '배송송', 0],
])('%s is searched for as it is', async (_, keyword, total) => {
  expect((await visitor.notice.list({ query: { keyword } })).total).toBe(total)
})

test.each([noticeTable, faqTable, documentTable])('what is no text cannot be kept as one', async (table) => {
  for (const broken of ['null', '[]', '{}', '"글"', '{"type":"doc","content":null}'])
    for (const column of ['body', 'body_en'])
      await expect(
        db.execute(sql`update ${table} set ${sql.identifier(column)} = ${broken}::jsonb where id = 1`),
      ).rejects.toMatchObject({ cause: { code: '23514' } })
})
