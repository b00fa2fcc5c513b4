import type { SentFile } from '@sillage/kit/endpoint.ts'
import type { RichText } from '@sillage/kit/rich-text.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { type Board, belongingTo, checkFileCount } from './files.ts'
import { checkPictures, dropPictures } from './pictures.ts'
import { checkVersion, wordsOf } from './posts.ts'
import { datesOf, type Publishing } from './publishing.ts'

type Form = Publishing & { title: string; title_en: string; body: RichText; body_en: RichText }
type Before = Publishing & { body: RichText; body_en: RichText; version: number; created_at: Date }

/** What a form leaves to the server. */
type Written = { words: string; created_at: Date; changed_at: Date }

/** Adds a post with its files, its audit event and its fresh pages in one transaction. */
export async function createPost<Sent extends Form>(
  ctx: Context,
  board: Board,
  { form, files }: { form: Sent; files: SentFile[] },
  insert: (ctx: Context, row: Sent & Written) => Promise<{ id: number }[]>,
) {
  await checkPictures(ctx, form)
  return withStoredFiles(ctx, files, async (ctx, attach) => {
    const row = { ...form, ...datesOf(ctx, form), words: wordsOf(form), changed_at: ctx.now() }
    const [added] = await insert(ctx, row)
    if (!added) throw new Error(`no post was added to ${board}`)
    await attach(belongingTo(board, added.id))
    await writeAudit(ctx, { action: `${board}.create`, subject: `${board}:${added.id}`, before: null, after: form })
    await emptyTags(ctx, board)
    return added.id
  })
}

type Change<Sent> = { id: number; version: number; form: Sent; files: SentFile[] }
type Posts<Sent, Row> = {
  /** The row for this transaction alone: files are counted and versions compared under it. */
  lock: (ctx: Context, id: number) => Promise<Row | undefined>
  update: (ctx: Context, id: number, row: Sent & Written & { version: number }) => Promise<unknown>
  /** Refuses what does not fit the post as it is. */
  check?: (before: Row) => void
}

/** Changes the version of a post that its writer read; a later one is not written over. */
export async function changePost<Sent extends Form, Row extends Before>(
  ctx: Context,
  board: Board,
  { id, version, form, files }: Change<Sent>,
  { lock, update, check }: Posts<Sent, Row>,
) {
  await checkPictures(ctx, form)
  await withStoredFiles(ctx, files, async (ctx, attach) => {
    const before = checkVersion(await lock(ctx, id), version)
    check?.(before)
    await checkFileCount(ctx, board, id, files.length)
    await attach(belongingTo(board, id))
    const dates = datesOf(ctx, form, before)
    await update(ctx, id, { ...form, ...dates, words: wordsOf(form), version: version + 1, changed_at: ctx.now() })
    await dropPictures(ctx, before, form)
    await writeAudit(ctx, { action: `${board}.change`, subject: `${board}:${id}`, before, after: form })
    await emptyTags(ctx, board)
  })
}
