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
  id: String(id),
  media_type,
  content,
  caption: '',
  permalink: `https://instagram.example/p/${id}/`,
  timestamp: new Date(Date.UTC(2026, 0, id)).toISOString(),
})
const { run } = createInstagramJob({ url: service.url, token: service.token })
const shown = async () => (await visitor.content.instagram()).data

beforeEach(async () => {
  await empty()
  service.posts.splice(0)
  Object.assign(service.calls, { media: 0, refresh: 0, exchange: 0, pictures: 0 })
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

test('one picture that cannot be fetched keeps none of the others away, and is tried again', async () => {
  const lost = { ...post(2), content: null }
  service.posts.push(post(3), lost, post(1))
  await run(ctx, {})
  expect((await shown()).map(({ id }) => id)).toEqual(['3', '1'])
  service.posts.splice(1, 1, post(2))
  await run(ctx, {})
  expect((await shown()).map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('while the service is down the feed stays as it was', async () => {
  service.posts.push(post(1))
  await run(ctx, {})
  service.failNext(503)
  await expect(run(ctx, {})).rejects.toThrow('Instagram answered with 503')
  expect(await shown()).toHaveLength(1)
})

test('pages are turned until there are six pictures, and no further', async () => {
  const films = (from: number, count: number) => Array.from({ length: count }, (_, at) => post(from + at, 'VIDEO'))
  const six = [1, 2, 3, 4, 5, 6].map((id) => post(id))
  service.posts.push(...films(100, 45), ...six.toReversed(), ...films(200, 60))
  await run(ctx, {})
  expect((await shown()).map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', '1'])
  expect(service.calls).toMatchObject({ media: 2, pictures: 6 })
  service.posts.splice(0, service.posts.length, ...films(1, 30 * 12))
  await run(ctx, {})
  // An account of films alone is left after ten pages.
  expect(service.calls.media).toBe(2 + 10)
})

const aged = (days: number) => db.update(instagramAccountTable).set({ renewed_at: addDays(new Date(), -days) })

test('the token is renewed at first sight and each week, and never lies there to be read', async () => {
  // No one knows how old the one in the settings is: it may have a day left.
  await run(ctx, {})
  await run(ctx, {})
  expect(service.calls).toMatchObject({ refresh: 1, media: 2 })
  const [row] = await db.select().from(instagramAccountTable)
  expect(row?.expires_at.getTime()).toBeGreaterThan(addDays(new Date(), 59).getTime())
  expect(JSON.stringify(row)).not.toContain('emulator')
  await aged(8)
  await run(ctx, {})
  expect(service.calls.refresh).toBe(2)
})

test('a token that is too young to be renewed reads on, and is tried again the next day', async () => {
  await run(ctx, {})
  // Renewed a moment ago, the service refuses to renew it once more.
  await aged(8)
  service.posts.push(post(1))
  await run(ctx, {})
  expect(service.calls.refresh).toBe(2)
  expect(await shown()).toHaveLength(1)
  const young = createInstagramJob({ url: service.url, token: service.shortToken })
  await young.run(ctx, {})
  await young.run(ctx, {})
  expect(service.calls.refresh).toBe(3)
  const [row] = await db.select().from(instagramAccountTable)
  expect(row?.renewed_at.getTime()).toBeLessThan(addDays(new Date(), -5).getTime())
})

test('a token of an hour is exchanged with the app’s secret; one that is long-lived already is renewed', async () => {
  const { url, token, shortToken, appSecret } = service
  await createInstagramJob({ url, token: shortToken, appSecret }).run(ctx, {})
  expect(service.calls).toMatchObject({ exchange: 1, refresh: 0, media: 1 })
  await createInstagramJob({ url, token, appSecret }).run(ctx, {})
  expect(service.calls).toMatchObject({ exchange: 2, refresh: 1, media: 2 })
})

test('another token in the settings takes the place of what the old one had become', async () => {
  await run(ctx, {})
  await db.update(instagramAccountTable).set({ token: 'not ours', began_with: 'another' })
  await run(ctx, {})
  expect(service.calls).toMatchObject({ media: 2, refresh: 2 })
})

test('without an account nothing is read, and the feed is what was there', async () => {
  await db.insert(instagramTable).values({
    id: '1',
    media_url: '/media/insta-1.jpg',
    permalink: 'https://instagram.example/',
    posted_at: new Date(),
  })
  await createInstagramJob(undefined).run(ctx, {})
  expect(await shown()).toHaveLength(1)
})
