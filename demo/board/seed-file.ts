import { readFile } from 'node:fs/promises'
import type { belongingTo } from '@sillage/domains/board/server/files.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'

type Paper = { path: string; key: string; name: string; position?: number; created_at?: Date }

/** Hangs a paper of the demo shop on a post; the stored file's id is returned. */
export async function seedFile(ctx: Context, post: ReturnType<typeof belongingTo>, { path, ...paper }: Paper) {
  const content = await readFile(path)
  const type = 'application/pdf'
  await ctx.files.put(paper.key, content, { type })
  const facts = { position: 0, created_at: ctx.now(), ...paper, type, size: content.length }
  const [stored] = await ctx.db
    .insert(storedFileTable)
    .values({ ...post, ...facts })
    .returning({ id: storedFileTable.id })
  if (!stored) throw new Error('a file was not added')
  return stored.id
}
