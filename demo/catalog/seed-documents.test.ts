import { productDocumentTable } from '@sillage/domains/catalog/server/offer-tables.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { removeOrphans } from '@sillage/server-kit/stored-files.ts'
import { jobTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedCatalog } from './seed.ts'

const shop = await testShop()
const { as, ctx, db } = shop
const picture = (name: string) => ({
  src: `/media/${name}-{width}.webp`,
  width: 960,
  height: 1200,
  widths: [480, 960],
  tone: '',
})
await ctx.transaction((ctx) => seedCatalog({ ctx, picture }))

test('every document of the demo shop can be opened, and staff taking one away leaves the others', async () => {
  const rows = await db.select().from(productDocumentTable)
  expect(rows.filter(({ file_id }) => file_id === null)).toEqual([])
  const clerk = (await as('clerk', { permissions: ['products'] })).catalog
  const [gone, next] = rows.filter(({ kind }) => kind === 'coa')
  await clerk.staff.removeDocument({ params: { product_id: gone?.product_id ?? 0, document_id: gone?.id ?? 0 } })
  for (const { payload } of await db.select().from(jobTable).where(eq(jobTable.name, removeOrphans.name)))
    await removeOrphans.run(ctx, removeOrphans.payload.parse(payload))
  await as('hana')
  const browser = await browserOf({ ...shop, mb_id: 'hana' })
  const kinds = Map.groupBy(rows, ({ kind, lang }) => `${kind} ${lang}`)
  expect([...kinds.keys()].toSorted()).toEqual(['coa kr', 'guide kr', 'ifra kr', 'msds en', 'msds kr'])
  for (const { id } of [...[...kinds.values()].flatMap((alike) => alike.slice(-1)), ...(next ? [next] : [])]) {
    const opened = await shop.app.inject({ url: `/api/v1/product-documents/${id}/file`, ...browser })
    expect(opened).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } })
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
})
