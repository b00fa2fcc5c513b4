import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productDocumentTable } from '@sillage/domains/catalog/server/offer-tables.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { documentsOf } from './offers.ts'
import { products } from './products.ts'

const folder = join(import.meta.dirname, 'documents')
const type = 'application/pdf'

/** The documents of the products. Those of one kind and language share a sample; each has a row and a name of its own. */
export async function seedDocuments(ctx: Context) {
  const documents = products.flatMap((product) =>
    documentsOf(product).map((document) => ({ ...document, product_id: product.id, file_id: randomUUID() })),
  )
  const rows = await ctx.db.insert(productDocumentTable).values(documents).returning()
  for (const [sample, alike] of Map.groupBy(rows, ({ kind, lang }) => `${kind}-${lang}`)) {
    const content = await readFile(join(folder, `${sample}.pdf`))
    const key = `products/${sample}.pdf`
    await ctx.files.put(key, content, { type })
    await ctx.db.insert(storedFileTable).values(
      alike.map(({ id, file_id, name, lot }) => ({
        id: file_id ?? undefined,
        place: 'products',
        subject: `product_document:${id}`,
        mb_id: null,
        position: 0,
        name: `${[name, lot].join(' ').trim()}.pdf`,
        type,
        size: content.length,
        key,
      })),
    )
  }
}
