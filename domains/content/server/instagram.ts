import { rm, writeFile } from 'node:fs/promises'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { originalName, readImageName } from '@sillage/server-kit/images-name.ts'
import { describeFailure } from '@sillage/server-kit/job-failure.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { drawApart } from '@sillage/server-kit/pictures-apart.ts'
import { desc, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { instagramShown } from '../home-words.ts'
import { fetchPicture, type InstagramAccount, type InstagramPost, readPosts } from './instagram-service.ts'
import { tokenInForce } from './instagram-token.ts'
import { instagramTable } from './tables.ts'

/** Pictures alone: the shop shows no films. */
export const listInstagram = (ctx: Context) =>
  ctx.db
    .select()
    .from(instagramTable)
    .where(sql`${instagramTable.media_url} ~* '\\.jpe?g$'`)
    .orderBy(desc(instagramTable.posted_at), desc(instagramTable.id))
    .limit(30)

const readInstagram = { name: 'instagram.read', payload: z.object({}) }

/** Imports the account's posts into the shop's feed. */
export const createInstagramJob = (account: InstagramAccount | undefined) =>
  defineJob({
    ...readInstagram,
    attempts: 3,
    async run(ctx) {
      if (account) await importPosts(ctx, account)
    },
  })

export const readInstagramHourly = defineCron({
  name: 'instagram.read',
  every: { minutes: 60 },
  job: readInstagram,
  payload: {},
})

async function importPosts(ctx: Context, account: InstagramAccount) {
  const token = await tokenInForce(ctx, account)
  const posts = await readPosts({ ...account, token }, { count: instagramShown, is: isPicture })
  const known = await ctx.db.select().from(instagramTable)
  const gone = known.filter(({ id }) => !posts.some((post) => post.id === id))
  const added: (typeof instagramTable.$inferInsert)[] = []
  for (const post of posts.filter(({ id }) => !known.some((row) => row.id === id))) {
    const bytes = await tryToFetch(ctx, post)
    const media_url = bytes && (await copyPicture(ctx, bytes))
    const { id, permalink, timestamp: posted_at } = post
    if (media_url) added.push({ id, permalink, posted_at, media_url })
  }
  if (gone.length + added.length === 0) return
  const ids = gone.map(({ id }) => id)
  await ctx.transaction(async (ctx) => {
    if (ids.length > 0) await ctx.db.delete(instagramTable).where(inArray(instagramTable.id, ids))
    // Another instance may have read the same posts meanwhile.
    if (added.length > 0) await ctx.db.insert(instagramTable).values(added).onConflictDoNothing()
    await emptyTags(ctx, 'instagram')
  })
  const still = new Set([...posts.flatMap(({ id }) => known.find((row) => row.id === id) ?? []), ...added].map(stemOf))
  for (const row of gone) if (!still.has(stemOf(row))) await dropCopy(ctx, row)
}

const isPicture = ({ media_type, media_url = '' }: InstagramPost) =>
  media_type !== 'VIDEO' && URL.canParse(media_url) && /\.jpe?g$/i.test(new URL(media_url).pathname)

/** Null where one picture cannot be had: the others come all the same, and it is tried again the next time. */
async function tryToFetch(ctx: Context, { id, media_url = '' }: InstagramPost): Promise<Buffer | null> {
  try {
    return await fetchPicture(media_url)
  } catch (error) {
    ctx.log.warn({ post: id, reason: describeFailure(error) }, 'a picture of Instagram could not be fetched')
    return null
  }
}

/** Drawn again like anything that comes from outside; null where it is no picture after all. */
async function copyPicture(ctx: Context, bytes: Buffer): Promise<string | null> {
  const [from, to] = [ctx.files.aside(), ctx.files.aside()]
  try {
    await writeFile(from, bytes)
    if (!(await drawApart('redraw', from, to, 'jpeg'))) return null
    const { src, widths } = await keepPicture(ctx.files, { path: to, label: 'insta' })
    const width = widths.findLast((each) => each <= 640) ?? widths[0]
    return src.replace('{width}', String(width)).replace(/\.webp$/, '.jpg')
  } finally {
    await Promise.all([from, to].map((path) => rm(path, { force: true })))
  }
}

/** The demo shop's own pictures are none of these. */
async function dropCopy(ctx: Context, row: { media_url: string }) {
  const stem = stemOf(row)
  if (stem) await ctx.files.remove(originalName(stem))
}

/** Two posts may show the same picture, which is kept once. */
const stemOf = ({ media_url }: { media_url: string }) => readImageName(media_url.replace('/media/', ''))?.stem
