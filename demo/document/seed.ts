import { join } from 'node:path'
import { belongingTo } from '@sillage/domains/board/server/files.ts'
import { documentFileTable, documentTable } from '@sillage/domains/document/server/tables.ts'
import { keepWords } from '@sillage/domains/document/server/words-of-document.ts'
import { seedFile } from '../board/seed-file.ts'
import { written } from '../board/written.ts'
import { demoTime, type Seeding } from '../seeding.ts'
import { documents, type SeedDocument } from './documents.ts'

const folder = join(import.meta.dirname, 'files')

export async function seedDocuments(seeding: Seeding) {
  const oldestFirst = documents.toSorted((a, b) => b.days_ago - a.days_ago)
  for (const document of oldestFirst) await seedDocument(seeding, document)
}

async function seedDocument({ ctx }: Seeding, { days_ago, files, body, body_en, ...post }: SeedDocument) {
  const created_at = demoTime(ctx.now(), days_ago, files.length)
  const texts = { ...post, body: written(body), body_en: written(body_en), created_at, changed_at: created_at }
  const [row] = await ctx.db.insert(documentTable).values(texts).returning({ id: documentTable.id })
  if (!row) throw new Error('a document was not added')
  for (const [position, { file, name, ...facts }] of files.entries()) {
    const source = { path: join(folder, `${file}.pdf`), key: `documents/${file}.pdf` }
    const file_id = await seedFile(ctx, belongingTo('document', row.id), { ...source, name, position, created_at })
    await ctx.db.insert(documentFileTable).values({ ...facts, file_id, document_id: row.id })
  }
  await keepWords(ctx, row.id)
}
