import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from '@sillage/server-kit/files.ts'
import { openImages } from '@sillage/server-kit/images.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { givenPhoto, sizeOfPicture } from '@sillage/server-kit/images-testing.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addMedia } from './media.ts'

const root = await mkdtemp(join(tmpdir(), 'media-'))
const shown = join(root, 'files')
await mkdir(shown)
await writeFile(join(shown, 'insta-1.jpg'), 'as it is')
await writeFile(join(root, 'secret.txt'), 'secret')
const files = await openFileStore({ dir: join(root, 'sent') })
const drawn = join(root, 'drawn')
const images = await openImages({ files, dir: drawn, maxBytes: 10_000_000, log: createLog('silent') })
const photo = join(root, 'a.jpg')
await givenPhoto(photo, { width: 700, height: 500 })
const { src } = await keepPicture(files, { path: photo, label: 'product-7' })

const app = fastify()
await addMedia(app, { images, folders: [shown] })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})
const at = (width: number, ending = 'webp') => src.replace('{width}', String(width)).replace(/webp$/, ending)

test.each(['avif', 'webp', 'jpg'])('the address alone decides that it is %s: no header changes it', async (ending) => {
  const types = new Set<string | null>()
  for (const accept of ['*/*', 'text/html', 'image/avif,image/webp', 'image/png']) {
    const reply = await fetch(url + at(320, ending), { headers: { accept } })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('vary')).toBeNull()
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sizeOfPicture(await reply.arrayBuffer())).toEqual({ width: 320, height: 229 })
    types.add(reply.headers.get('content-type'))
  }
  expect([...types]).toEqual([`image/${ending === 'jpg' ? 'jpeg' : ending}`])
})

test('many at once, and the head alone', async () => {
  const before = images.drawn
  const replies = await Promise.all(Array.from({ length: 12 }, () => fetch(url + at(480, 'avif'))))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(images.drawn).toBe(before + 1)
  const head = await fetch(url + at(480, 'avif'), { method: 'HEAD' })
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
})

test('a picture that had to make room meanwhile is drawn again', async () => {
  await fetch(url + at(160))
  for (const name of await readdir(drawn)) await rm(join(drawn, name))
  expect((await fetch(url + at(160))).status).toBe(200)
})

test('a file that is no picture of ours is sent as it is', async () => {
  expect(await (await fetch(`${url}/media/insta-1.jpg`)).text()).toBe('as it is')
})

test.each([
  at(321),
  at(1920),
  at(320, 'svg'),
  at(320).replace(/-[0-9a-f]{16}-/, '-0000000000000000-'),
  '/media/../secret.txt',
  '/media/..%2fsecret.txt',
  '/media/%2e%2e/secret.txt',
  '/media/..%5csecret.txt',
  '/media/..%2f..%2f..%2fetc%2fpasswd',
  '/media/a%2f..%2f..%2fsecret.txt',
  '/media/%00',
  '/media/',
  src.replace('/media/', '/media/pictures/').replace('-{width}.webp', ''),
])('%s is not found', async (address) => {
  const { statusCode, body } = await app.inject({ url: address, method: 'GET' })
  expect(statusCode).toBe(404)
  expect(body).not.toContain('secret\n')
  expect(body).not.toBe('secret')
})
