import { readFile } from 'node:fs/promises'
import type { Context } from '@sillage/server-kit/context.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'

type SeedFile = { path: string; key: string; name: string; type?: string; position?: number; created_at?: Date }
type Belonging = { place: string; subject: string; mb_id: string | null }

/** Adds a file of the demo shop to what it belongs to, a PDF by default; the stored file's id is returned. */
export async function seedFile(
  ctx: Context,
  belonging: Belonging,
  { path, type = 'application/pdf', ...file }: SeedFile,
) {
  const content = await readFile(path)
  await ctx.files.put(file.key, content, { type })
  const facts = { position: 0, created_at: ctx.now(), ...file, type, size: content.length }
  const [stored] = await ctx.db
    .insert(storedFileTable)
    .values({ ...belonging, ...facts })
    .returning({ id: storedFileTable.id })
  if (!stored) throw new Error('a file was not added')
  return stored.id
}
