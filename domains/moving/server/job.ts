import { createReadStream } from 'node:fs'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { removeFilesOf } from '@sillage/server-kit/stored-files.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { moveKinds } from '../words.ts'
import { applyAll } from './apply.ts'
import { compare } from './compare.ts'
import type { Moving } from './mover.ts'
import { openPictureBox } from './picture-box.ts'
import { movers } from './sources.ts'
import { refuseOther, stage } from './stage.ts'
import { moveTable } from './tables.ts'

type Move = typeof moveTable.$inferSelect
const payload = z.object({ move_id: z.int() })

/** What the files of a move belong to. */
export const subjectOf = (move_id: number) => `move:${move_id}`

/** The dry run. Stopped while it reads, it reads again; stopped while it compares, it goes on. */
export const readMove = defineJob({
  name: 'moving.read',
  payload,
  run: (ctx, { move_id }) =>
    atMove(ctx, move_id, ['reading', 'comparing'], async (move, moving) => {
      if (move.step === 'reading') await readFiles(ctx, move)
      await compare(ctx, move_id, moving)
    }),
})

export const applyMove = defineJob({
  name: 'moving.apply',
  payload,
  run: (ctx, { move_id }) =>
    atMove(ctx, move_id, ['applying'], async (_, moving) => {
      await applyAll(ctx, move_id, moving)
      await ctx.transaction((ctx) => removeFilesOf(ctx, [subjectOf(move_id)]))
    }),
})

export const movingJobs = [readMove, applyMove]

/** A file that cannot be read fails the move with a sentence; anything else is tried again. */
async function atMove(
  ctx: Context,
  move_id: number,
  steps: Move['step'][],
  act: (move: Move, moving: Moving) => Promise<void>,
) {
  const [move] = await ctx.db.select().from(moveTable).where(eq(moveTable.id, move_id))
  if (!move || !steps.includes(move.step)) return
  const failed = (error: unknown) => {
    if (!(error instanceof Problem)) throw error
    return ctx.db.update(moveTable).set({ step: 'failed', failure: error.message }).where(eq(moveTable.id, move_id))
  }
  try {
    const moving = await movingOf(ctx, move)
    await act(move, moving).finally(() => moving.pictures.close())
  } catch (error) {
    await failed(error)
  }
}

async function movingOf(ctx: Context, { id, source, currency, krw_per_usd }: Move): Promise<Moving> {
  const zip = (await listStored(ctx, id)).find(({ type }) => type === 'application/zip')
  const pictures = await openPictureBox(zip ? await ctx.files.local(zip.key) : null)
  // While nothing is taken over nothing is linked again.
  return { source, currency, krw_per_usd, pictures, links: async () => new Map() }
}

async function readFiles(ctx: Context, move: Move) {
  const stored = (await listStored(ctx, move.id)).filter(({ type }) => type !== 'application/zip')
  const files = stored.map(({ key, name, size }) => ({
    name,
    size,
    open: async () => createReadStream(await ctx.files.local(key)),
  }))
  const seen = await stage(ctx, move, files)
  const kinds = movers[move.source].map(({ kind }) => kind)
  const needed = move.source === 'shopify' ? kinds : kinds.filter((kind) => kind === 'product' || kind === 'member')
  refuseOther(move.source, seen, needed)
  const missing = moveKinds.filter((kind) => kinds.includes(kind) && !seen.has(kind))
  await ctx.db.update(moveTable).set({ missing }).where(eq(moveTable.id, move.id))
}

const listStored = (ctx: Context, move_id: number) =>
  ctx.db
    .select()
    .from(storedFileTable)
    .where(eq(storedFileTable.subject, subjectOf(move_id)))
    .orderBy(asc(storedFileTable.position))
