import { join } from 'node:path'
import { belongingTo } from '@sillage/domains/board/server/files.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { seedFile } from './seed-file.ts'

/** Documents of the document board that help elsewhere too, and what they are called there. */
const names = { 'candle-safety': '캔들 안전 안내.pdf' } as const
export type AttachedDocument = keyof typeof names

const folder = join(import.meta.dirname, '../document/files')

export async function attachDocument(ctx: Context, board: 'notice' | 'faq', id: number, document: AttachedDocument) {
  const source = { path: join(folder, `${document}.pdf`), key: `${board}/${document}.pdf` }
  await seedFile(ctx, belongingTo(board, id), { ...source, name: names[document] })
}
