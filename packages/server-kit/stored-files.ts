import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import type { Attachment } from '@sillage/kit/attachment.ts'
import type { SentFile } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { asc, eq, inArray, max } from 'drizzle-orm'
import { z } from 'zod'
import { type Context, isStaffWith, requireMember } from './context.ts'
import { defineJob, enqueue } from './jobs.ts'
import { storedFileTable } from './tables.ts'
import type { FileReply } from './upload-routes.ts'

/**
 * The owner of a file (null for a guest's) and what it belongs to. `place` is the permission with which staff may see
 * it.
 */
type Belonging = { place: string; subject: string; mb_id: string | null }
type Attach = (belonging: Belonging) => Promise<void>

// Longer than any call lasts: by then a file has its row or never gets one.
const orphanAfterMs = 60 * 60_000

/** Removes the content of files that have no row: what a crash left between the two, and what was deleted. */
export const removeOrphans = defineJob({
  name: 'file.remove-orphans',
  payload: z.object({ keys: z.array(z.string()) }),
  async run(ctx, { keys }) {
    const rows = await ctx.db
      .select({ key: storedFileTable.key })
      .from(storedFileTable)
      .where(inArray(storedFileTable.key, keys))
    const alive = new Set(rows.map(({ key }) => key))
    await Promise.all(keys.filter((key) => !alive.has(key)).map((key) => ctx.files.remove(key)))
  },
})

/** Does an action that files belong to, in one transaction: `attach` ties them to a row. Where it fails, no file stays. */
export async function withStoredFiles<Result>(
  ctx: Context,
  sent: SentFile[],
  action: (ctx: Context, attach: Attach) => Promise<Result>,
): Promise<Result> {
  if (sent.length === 0) return ctx.transaction((ctx) => action(ctx, async () => undefined))
  const files = sent.map((file) => ({ ...file, key: keyFor(file) }))
  const keys = files.map(({ key }) => key)
  await enqueue(ctx, removeOrphans, { keys }, { runAt: new Date(ctx.now().getTime() + orphanAfterMs) })
  try {
    for (const { key, path, type } of files) await ctx.files.put(key, createReadStream(path), { type })
    return await ctx.transaction((ctx) => action(ctx, (belonging) => insertRows(ctx, files, belonging)))
  } catch (error) {
    await Promise.all(keys.map((key) => ctx.files.remove(key)))
    throw error
  }
}

/** It cannot be guessed, and it ends as its type does. */
const keyFor = ({ name }: SentFile) => {
  const random = randomBytes(20).toString('hex')
  return `${random.slice(0, 2)}/${random}${extname(name)}`
}

async function insertRows(ctx: Context, files: (SentFile & { key: string })[], belonging: Belonging) {
  const [last] = await ctx.db
    .select({ position: max(storedFileTable.position) })
    .from(storedFileTable)
    .where(eq(storedFileTable.subject, belonging.subject))
  const first = (last?.position ?? -1) + 1
  await ctx.db.insert(storedFileTable).values(
    files.map(({ path: _, ...file }, index) => ({
      ...file,
      ...belonging,
      position: first + index,
      created_at: ctx.now(),
    })),
  )
}

/** The files of several subjects, each in the order in which they came. */
export async function listFiles(ctx: Context, subjects: string[]): Promise<Map<string, Attachment[]>> {
  if (subjects.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(storedFileTable)
    .where(inArray(storedFileTable.subject, subjects))
    .orderBy(asc(storedFileTable.subject), asc(storedFileTable.position))
  const bySubject = Map.groupBy(rows, ({ subject }) => subject)
  return new Map([...bySubject].map(([subject, files]) => [subject, files.map(toAttachment)]))
}

const toAttachment = ({ id, name, type, size, width, height }: typeof storedFileTable.$inferSelect): Attachment => ({
  id,
  name,
  type,
  size,
  width,
  height,
  url: `/api/v1/files/${id}`,
})

/** Forgets files in the caller's transaction; their content goes once that is done. */
export async function removeFiles(ctx: Context, ids: string[]) {
  if (ids.length === 0) return
  const gone = await ctx.db
    .delete(storedFileTable)
    .where(inArray(storedFileTable.id, ids))
    .returning({ key: storedFileTable.key })
  await enqueue(ctx, removeOrphans, { keys: gone.map(({ key }) => key) })
}

/** Forgets all files of these subjects. */
export async function removeFilesOf(ctx: Context, subjects: string[]) {
  const files = await listFiles(ctx, subjects)
  await removeFiles(
    ctx,
    [...files.values()].flat().map(({ id }) => id),
  )
}

/** A file of one of these subjects; the caller has checked that the visitor may see them. */
export async function openFileOf(ctx: Context, id: string, subjects: string[]): Promise<FileReply> {
  const [row] = await ctx.db.select().from(storedFileTable).where(eq(storedFileTable.id, id))
  if (!row || !subjects.includes(row.subject)) throw notFound()
  return contentOf(ctx, row)
}

/** A file for its owner, or for staff of its place; for everyone else there is none. */
export async function openFile(ctx: Context, id: string): Promise<{ file: FileReply; isOwn: boolean }> {
  const { mb_id } = requireMember(ctx)
  const [row] = await ctx.db.select().from(storedFileTable).where(eq(storedFileTable.id, id))
  if (!row || (row.mb_id !== mb_id && !isStaffWith(ctx, row.place))) throw notFound()
  return { file: await contentOf(ctx, row), isOwn: row.mb_id === mb_id }
}

async function contentOf(ctx: Context, { key, type, name }: typeof storedFileTable.$inferSelect): Promise<FileReply> {
  const content = await ctx.files.get(key)
  if (!content) throw notFound()
  return { stream: content.stream, size: content.size, type, name }
}
