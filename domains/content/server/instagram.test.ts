import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startInstagramEmulator } from '@sillage/emulators/instagram/instagram-emulator.ts'
import { addDays } from '@sillage/kit/time.ts'
import { hasWordsBeside, phonePhoto } from '@sillage/server-kit/images-testing.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { createInstagramJob } from './instagram.ts'
import { instagramAccountTable } from './instagram-tables.ts'
import { instagramTable } from './tables.ts'

const { as, ctx, db, empty, filesDir } = await testShop()
const visitor = await as()
const service = await startInstagramEmulator()
afterAll(() => service.stop())

const photo = await phonePhoto('tan')

const post = (id: number, media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM' = 'IMAGE', content: Uint8Array = photo) => ({
  ...{ id: String(id), media_type, content, caption: '', permalink: `https://instagram.example/p/${id}/` },
  timestamp: new Date(Date.UTC(2026, 0, id)).toISOString(),
})
const { run } = createInstagramJob(service)
const shown = async () => (await visitor.content.instagram()).data

beforeEach(async () => {
  await empty()
  service.posts.splice(0)
  Object.assign(service.calls, { media: 0, refresh: 0, pictures: 0 })
})

test('pictures and albums come with copies of our own, the newest first; films stay away', async () => {
  service.posts.push(post(3), post(2, 'VIDEO'), post(1, 'CAROUSEL_ALBUM'))
  await run(ctx, {})
  const feed = await shown()
  expect(feed.map(({ id, permalink }) => [id, permalink])).toEqual([
    ['3', 'https://instagram.example/p/3/'],
    ['1', 'https://instagram.example/p/1/'],
  ])
  for (const { media_url } of feed) expect(media_url).toMatch(/^\/media\/insta-[0-9a-f]{16}-640\.jpg$/)
  const [original] = await readdir(join(filesDir, 'pictures'))
  expect(await hasWordsBeside(join(filesDir, 'pictures', original ?? ''))).toBe(false)
})

test('what is known is not fetched again, what was taken down goes, and its copy with it', async () => {
  service.posts.push(post(2), post(1))
  await run(ctx, {})
  await run(ctx, {})
  expect(service.calls).toMatchObject({ media: 2, pictures: 2 })
  service.posts.splice(0, 2, post(5, 'IMAGE', await phonePhoto('navy')))
  await run(ctx, {})
  expect((await shown()).map(({ id }) => id)).toEqual(['5'])
  expect(await readdir(join(filesDir, 'pictures'))).toHaveLength(1)
})

test('what only calls itself a picture is left out', async () => {
  service.posts.push(post(2, 'IMAGE', Buffer.from('<svg onload="alert(1)">')), post(1))
  await run(ctx, {})
  expect((await shown()).map(({ id }) => id)).toEqual(['1'])
})

test('while the service is down the feed stays as it was', async () => {
  service.posts.push(post(1))
  await run(ctx, {})
  service.failNext(503)
  await expect(run(ctx, {})).rejects.toThrow('Instagram answered with 503')
  expect(await shown()).toHaveLength(1)
})

test('the token is renewed when it is a week old, and never lies there to be read', async () => {
  await run(ctx, {})
  expect(service.calls.refresh).toBe(0)
  await db.update(instagramAccountTable).set({ renewed_at: addDays(new Date(), -8) })
  await run(ctx, {})
  await run(ctx, {})
  expect(service.calls).toMatchObject({ refresh: 1, media: 3 })
  expect(JSON.stringify(await db.select().from(instagramAccountTable))).not.toContain('stand-in')
})

test('a renewal that fails is tried again, and meanwhile the old token reads on', async () => {
  await run(ctx, {})
  // Renewed a moment ago, the service refuses to renew it once more.
  await db.update(instagramAccountTable).set({ renewed_at: addDays(new Date(), -8) })
  await run(ctx, {})
  await db.update(instagramAccountTable).set({ renewed_at: addDays(new Date(), -8) })
  service.posts.push(post(1))
  await run(ctx, {})
  expect(service.calls.refresh).toBe(2)
  expect(await shown()).toHaveLength(1)
})

test('another token in the settings takes the place of what the old one had become', async () => {
  await run(ctx, {})
  await db.update(instagramAccountTable).set({ token: 'not ours', began_with: 'another' })
  await run(ctx, {})
  expect(service.calls.media).toBe(2)
})

test('without an account nothing is read, and the feed is what was there', async () => {
  await db.insert(instagramTable).values({
    ...{ id: '1', media_url: '/media/insta-1.jpg', permalink: 'https://instagram.example/', posted_at: new Date() },
  })
  await createInstagramJob(undefined).run(ctx, {})
  expect(await shown()).toHaveLength(1)
})
