import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sillage/kit/client.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from './bind.ts'
import { createCacheTags } from './cache-tags.ts'
import { createDispatcher } from './dispatcher.ts'
import { openFileStore } from './files.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createServer } from './server.ts'
import { rateTable } from './tables.ts'
import { browserOf, injectTransport, testDatabase } from './testing.ts'
import { bitmap, disguisedTiff, fileOf, gif, hostileFiles, html, photograph, script } from './testing-files.ts'
import { tellingPictures, trace } from './testing-traces.ts'
import { redraw } from './upload-picture.ts'

const rules = {
  photos: { max: 2, mb: 1, kinds: ['image'] },
  documents: { max: 1, mb: 2, kinds: ['pdf', 'image'] },
} as const
const reply = z.object({ title: z.string(), files: z.array(z.record(z.string(), z.unknown())) })
const body = z.object({ title: z.string().min(1, '제목을 적어 주세요.'), tags: z.array(z.string()).default([]) })
const contract = {
  send: endpoint({ method: 'POST', path: '/api/send', summary: '', access: 'anyone', body, files: rules, reply }),
  change: endpoint({
    method: 'PUT',
    path: '/api/send/:id',
    summary: '',
    access: 'anyone',
    body,
    files: rules,
    reply,
    params: z.object({ id: z.string() }),
  }),
  members: endpoint({ method: 'POST', path: '/api/members', summary: '', access: 'member', body, files: rules, reply }),
  plain: endpoint({ method: 'POST', path: '/api/plain', summary: '', access: 'anyone', body, reply }),
}

let handled: unknown = null
let kept: Buffer[] = []
type Given = { body: { title: string; tags: string[] }; files: { photos: File[]; documents: File[] } }
type File = { path: string; name: string; type: string; width: number | null; height: number | null; size: number }
async function answer(_: unknown, { body, files }: Given) {
  handled = { ...body, ...files }
  const all = [...files.photos, ...files.documents]
  // Read as raw bytes: opening them as pictures would throw away what must not be in them.
  kept = await Promise.all(all.map(({ path }) => readFile(path)))
  for (const { path, size } of all) expect((await stat(path)).size).toBe(size)
  if (body.title === 'conflict') throw new Problem(409, '이미 있어요.')
  return { title: body.title, files: all.map(({ path: _, ...facts }) => facts) }
}
const bound = bind(contract, {
  send: answer,
  change: answer,
  members: answer,
  plain: async (_, { body }) => ({ ...body, files: [] }),
})

const dir = await mkdtemp(join(tmpdir(), 'upload-'))
const database = await testDatabase()
const app = await createServer({
  database,
  secret: 's',
  log: createLog('silent'),
  identify: async () => null,
  metrics: createMetrics(),
  bound,
  dispatcher: createDispatcher(bound, createCacheTags()),
  files: await openFileStore({ dir }),
})
const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})
const browser = await browserOf({ database, secret: 's' })
const api = createClient(contract, injectTransport(app, browser))

beforeEach(async () => {
  await database.db.delete(rateTable)
  handled = null
  kept = []
})
const leftovers = async () => (await readdir(dir, { recursive: true })).filter((name) => name !== '.unfinished')
afterEach(async () => expect(await leftovers()).toEqual([]))

const photos = async (...names: string[]) => Promise.all(names.map(async (name) => fileOf(await photograph(), name)))

test('a photograph arrives redrawn: upright, without where it was taken, under its own name', async () => {
  const original = await photograph({ orientation: 6 })
  expect((await sharp(original).metadata()).exif?.includes('Tongyeong')).toBe(true)
  const sent = { title: '향', tags: ['a', 'b'], photos: [fileOf(original, '통영 바다.JPG')] }
  const { files } = await api.send({ body: sent })
  expect(files).toEqual([
    { name: '통영 바다.jpg', type: 'image/jpeg', size: expect.any(Number), width: 40, height: 80 },
  ])
  expect(handled).toMatchObject({ title: '향', tags: ['a', 'b'] })
  const drawn = await sharp(kept[0]).metadata()
  expect(drawn).toMatchObject({ format: 'jpeg', width: 40, height: 80 })
  expect(drawn.exif).toBeUndefined()
  expect(drawn.orientation).toBeUndefined()
})

test.each(await tellingPictures())('a $format loses its GPS, EXIF, XMP and IPTC', async ({ content, tells }) => {
  const before = await sharp(content).metadata()
  for (const way of tells) expect(before[way], way).toBeDefined()
  expect(content.includes(trace) || content.includes(Buffer.from(trace).toString('hex'))).toBe(true)
  await api.send({ body: { title: 'x', photos: [fileOf(content, 'a.bin')] } })
  const after = await sharp(kept[0]).metadata()
  expect(after).not.toHaveProperty('comments')
  for (const way of ['exif', 'xmp', 'iptc'] as const) expect(after[way], way).toBeUndefined()
  for (const word of [trace, Buffer.from(trace).toString('hex'), 'GPS', 'Photoshop', 'xmpmeta', 'IPTC', 'Exif'])
    expect(kept[0]?.includes(word), word).toBe(false)
})

const drawnAs = async (format: 'webp' | 'avif') =>
  sharp(await photograph())
    .toFormat(format)
    .toBuffer()

test.each([
  ['a WebP stays one', await drawnAs('webp'), 'image/webp', 'a.webp'],
  ['an AVIF becomes a WebP', await drawnAs('avif'), 'image/webp', 'a.webp'],
  ['a GIF becomes a WebP', gif(), 'image/webp', 'a.webp'],
  ['a bitmap becomes a PNG', bitmap(), 'image/png', 'a.png'],
])('%s', async (_, content, type, name) => {
  const { files } = await api.send({ body: { title: 'x', photos: [fileOf(content, 'a.bin')] } })
  expect(files).toMatchObject([{ type, name }])
})

test('the colours of a bitmap are the right way round', async () => {
  await api.send({ body: { title: 'x', photos: [fileOf(bitmap(), 'a.bmp')] } })
  const { data } = await sharp(kept[0]).raw().toBuffer({ resolveWithObject: true })
  // Two by two: red and green above, blue and white below.
  expect([...data]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
})

test('a picture wider than four thousand pixels is made smaller', async () => {
  const wide = await sharp({ create: { width: 6000, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { files } = await api.send({ body: { title: 'x', photos: [fileOf(wide, 'a.png')] } })
  expect(files).toMatchObject([{ width: 4096, height: 20 }])
})

test('a PDF is stored as it is, if it is accepted', async () => {
  const pdf = fileOf(Buffer.from('%PDF-1.7\n%%EOF'), '견적.pdf')
  const { files } = await api.send({ body: { title: 'x', documents: [pdf] } })
  expect(files).toMatchObject([{ name: '견적.pdf', type: 'application/pdf', size: 14, width: null }])
  await expect(api.send({ body: { title: 'x', photos: [pdf] } })).rejects.toMatchObject({ status: 422 })
})

test('what is hidden behind a picture does not survive it', async () => {
  const two = [await photograph(), gif()].map((picture) => Buffer.concat([picture, Buffer.from(script)]))
  await api.send({ body: { title: 'x', photos: two.map((content) => fileOf(content, 'a.jpg')) } })
  expect(kept.map((content) => content.includes('script'))).toEqual([false, false])
})

describe.each(await hostileFiles())('$what', ({ content, name, message }) => {
  test('is refused under its field, and leaves nothing', async () => {
    const sending = api.send({ body: { title: 'x', photos: [fileOf(content, name)] } })
    await expect(sending).rejects.toMatchObject({ status: 422, errors: { photos: [message] } })
    expect(handled).toBeNull()
  })
})

test('what is read as another picture than it was taken for is not drawn', async () => {
  const aside = await mkdtemp(join(tmpdir(), 'redraw-'))
  const [from, to] = [join(aside, 'from'), join(aside, 'to')]
  for (const content of [await disguisedTiff(), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) {
    await writeFile(from, content)
    expect(await redraw(from, to, 'webp')).toBeNull()
  }
  await rm(aside, { recursive: true })
})

test('one file too many, and an unexpected field', async () => {
  const many = { title: 'x', photos: await photos('a.jpg', 'b.jpg', 'c.jpg') }
  await expect(api.send({ body: many })).rejects.toMatchObject({
    errors: { photos: ['파일이 너무 많아요. 몇 개를 빼 주세요.'] },
  })
  const form = new FormData()
  form.append('title', 'x')
  form.append('[object Object]', new File([html], 'a.jpg'))
  // Not what the contract takes, which is the point.
  await expect(api.send({ body: form as never })).rejects.toMatchObject({ status: 422 })
})

test('fields and files are wrong together', async () => {
  const sending = api.send({ body: { title: '', photos: [fileOf(html, 'a.jpg')] } })
  await expect(sending).rejects.toMatchObject({
    status: 422,
    errors: { title: ['제목을 적어 주세요.'], photos: ['올릴 수 없는 파일 형식이에요.'] },
  })
})

test('a call whose handler refuses keeps no file', async () => {
  const sending = api.send({ body: { title: 'conflict', photos: await photos('a.jpg') } })
  await expect(sending).rejects.toMatchObject({ status: 409 })
})

test('a PUT is a POST that says so; without saying so there is nothing', async () => {
  const changed = await api.change({ params: { id: '7' }, body: { title: 'x', photos: await photos('a.jpg') } })
  expect(changed.files).toHaveLength(1)
  expect((await api.change({ params: { id: '7' }, body: { title: 'y' } })).title).toBe('y')
  const form = new FormData()
  form.append('title', 'x')
  const unsaid = await fetch(new URL('/api/send/7', url), { method: 'POST', body: form, headers: headersOf() })
  expect(unsaid.status).toBe(404)
  const json = await app.inject({ method: 'POST', url: '/api/send/7', ...browser, payload: { title: 'x' } })
  expect(json.statusCode).toBe(404)
})

test('a form where none is taken is refused, and so is one that is none', async () => {
  const form = new FormData()
  form.append('title', 'x')
  const init = { method: 'POST', headers: headersOf() }
  expect((await fetch(new URL('/api/plain', url), { ...init, body: form })).status).toBe(415)
  const headers = { ...init.headers, 'content-type': 'multipart/form-data' }
  expect((await fetch(new URL('/api/send', url), { ...init, headers, body: 'x' })).status).toBe(400)
})

test('a form that is longer than all its files may be is not read at all', async () => {
  const headers = { ...headersOf(), 'content-type': 'multipart/form-data; boundary=b' }
  const sending = await fetch(new URL('/api/send', url), {
    method: 'POST',
    headers,
    body: Buffer.alloc(9 * 1024 * 1024),
  })
  expect(sending.status).toBe(413)
  expect(await sending.json()).toMatchObject({ message: '보낸 내용이 너무 커요.' })
})

test('without the token of the session, or without a session, not one byte is stored', async () => {
  const form = new FormData()
  form.append('photos[0]', new File([await photograph()], 'a.jpg'))
  const strange = await fetch(new URL('/api/send', url), { method: 'POST', body: form })
  expect(strange.status).toBe(419)
  const visitor = await fetch(new URL('/api/members', url), { method: 'POST', body: form, headers: headersOf() })
  expect(visitor.status).toBe(401)
})

const headersOf = () => ({ ...browser.headers, cookie: `sid=${browser.cookies.sid}` })

/** The beginning of a form with a photograph, over a socket that can be torn. */
async function beginUpload(path: string, length: number) {
  const head = Object.entries({
    ...headersOf(),
    host: url.host,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': length,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(url.port), url.hostname)
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`)
  socket.write('--b\r\nContent-Disposition: form-data; name="photos[0]"; filename="a.jpg"\r\n\r\n')
  socket.write((await photograph()).subarray(0, 200))
  return socket
}

const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a visitor who hangs up midway leaves nothing', async () => {
  const socket = await beginUpload('/api/send', 100_000)
  await until(async () => (await leftovers()).length === 1)
  socket.destroy()
  await until(async () => (await leftovers()).length === 0)
  expect(handled).toBeNull()
})

test('a file from a sender without access is not even written to disk', async () => {
  const socket = await beginUpload('/api/members', 100_000)
  const [first] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data: Buffer) => resolve([data])))
  expect(first?.toString()).toMatch(/^HTTP\/1.1 401/)
  expect(await leftovers()).toEqual([])
  socket.destroy()
})

test('a form that ends too early is refused', async () => {
  const photo = (await photograph()).toString('latin1')
  const part = `--b\r\nContent-Disposition: form-data; name="photos[0]"; filename="a.jpg"\r\n\r\n${photo}`
  const headers = { ...browser.headers, 'content-type': 'multipart/form-data; boundary=b' }
  for (const payload of [part, part.slice(0, 40), '--b', '', `${part}\r\n--b`]) {
    const sending = await app.inject({
      method: 'POST',
      url: '/api/send',
      cookies: browser.cookies,
      headers,
      payload: Buffer.from(payload, 'latin1'),
    })
    expect([400, 422]).toContain(sending.statusCode)
    expect(handled).toBeNull()
  }
})

test('a small file that claims to be a huge picture is refused before it is decoded', async () => {
  const huge = Buffer.from(
    'GIF89a\x88\x13\x88\x13\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x88\x13\x88\x13\0\x02\x02D\x01\0;',
    'latin1',
  )
  const sent = { title: '향', photos: [fileOf(huge, 'huge.gif')] }
  await expect(api.send({ body: sent })).rejects.toMatchObject({
    status: 422,
    errors: { photos: [expect.any(String)] },
  })
})

const pdf = Buffer.from('%PDF-1.4 nothing')

test('a client that sends too many forms is refused before one of its pictures is read', async () => {
  for (let form = 0; form < 40; form += 1) await api.send({ body: { title: '향', documents: [fileOf(pdf, 'a.pdf')] } })
  handled = null
  await expect(api.send({ body: { title: '향', photos: await photos('a.jpg') } })).rejects.toMatchObject({
    status: 429,
    code: 'too_many',
  })
  expect(handled).toBeNull()
})
