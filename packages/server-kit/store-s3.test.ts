import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startS3Emulator } from '@sillage/emulators/s3/s3-emulator.ts'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type FileStore, openFileStore } from './files.ts'
import { openS3Store } from './store-s3.ts'

const s3 = await startS3Emulator()
const dir = await mkdtemp(join(tmpdir(), 's3-local-'))
const local = await openFileStore({ dir })
const open = (changes: object = {}): FileStore => openS3Store({ ...s3, local, ...changes })
let files: FileStore

beforeEach(async () => {
  s3.objects.clear()
  s3.calls.length = 0
  for (const name of await readdir(dir)) if (name !== '.unfinished') await rm(join(dir, name), { recursive: true })
  files = open()
})
afterAll(async () => {
  await s3.stop()
  await rm(dir, { recursive: true })
})

const text = { type: 'text/plain' }
const read = async (name: string) => {
  const file = await files.get(name)
  return file && { size: file.size, type: file.type, content: await buffer(file.stream) }
}
/** What lies on this machine. */
const here = async () => (await readdir(dir, { recursive: true })).filter((name) => name !== '.unfinished')

test('what was put is given back to the byte, from any machine, and gone once it is removed', async () => {
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 31) % 256))
  await files.put('ab/photo.jpg', Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]), {
    type: 'image/jpeg',
  })
  expect(s3.objects.get('ab/photo.jpg')).toMatchObject({ type: 'image/jpeg' })
  const found = await read('ab/photo.jpg')
  expect(found).toMatchObject({ size: 200_000, type: 'image/jpeg' })
  expect(found?.content.equals(bytes)).toBe(true)
  expect(await here()).toEqual([])
  await files.remove('ab/photo.jpg')
  await files.remove('ab/photo.jpg')
  expect(await read('ab/photo.jpg')).toBeNull()
})

test('an interrupted upload leaves nothing, neither there nor here', async () => {
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the visitor went away')
  }
  await expect(files.put('a.txt', Readable.from(broken()), text)).rejects.toThrow('went away')
  expect(s3.objects.size).toBe(0)
  expect(await readdir(dir, { recursive: true })).toEqual(['.unfinished'])
})

test('a caller that needs a path gets a copy, fetched once, and a new one when the file has changed', async () => {
  await files.put('a.txt', Buffer.from('first'), text)
  expect(await readFile(await files.local('a.txt'), 'utf8')).toBe('first')
  await files.local('a.txt')
  expect(s3.calls.filter((call) => call.startsWith('GET'))).toHaveLength(1)
  await files.put('a.txt', Buffer.from('second'), text)
  expect(await readFile(await files.local('a.txt'), 'utf8')).toBe('second')
  await files.remove('a.txt')
  expect(await here()).toEqual([])
})

test('what is not there is asked for once, however often it is guessed at, and found once it comes', async () => {
  expect([await files.get('no.txt'), await files.get('no.txt')]).toEqual([null, null])
  expect(s3.calls).toHaveLength(1)
  await files.put('no.txt', Buffer.from('now'), text)
  expect((await read('no.txt'))?.content.toString()).toBe('now')
})

test.each([
  ['another secret', { secret: 'not-the-secret' }],
  ['an unknown key', { key: 'AKIASOMEBODY' }],
  ['another region', { region: 'us-east-1' }],
])('%s opens nothing, and the failure says nothing of it', async (_, wrong) => {
  await files.put('a.txt', Buffer.from('mine'), text)
  const thief = open(wrong)
  await expect(thief.get('a.txt')).rejects.toThrow('the file store answered 403 to GET')
  await expect(thief.put('a.txt', Buffer.from('theirs'), text)).rejects.toThrow('403')
  await expect(thief.remove('a.txt')).rejects.toThrow('403')
  expect(s3.objects.get('a.txt')?.content.toString()).toBe('mine')
})

test('what was signed for one file opens no other, and not for ever', async () => {
  for (const name of ['a.txt', 'b.txt']) await files.put(name, Buffer.from(name), text)
  const { key: accessKeyId, secret: secretAccessKey, region } = s3
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const statusOf = async (date: Date, name: string) => {
    const datetime = date.toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
    const hash = { 'x-amz-content-sha256': createHash('sha256').digest('hex') }
    const { headers } = await signer.sign(`${s3.url}/${s3.bucket}/a.txt`, { headers: hash, aws: { datetime } })
    return (await fetch(`${s3.url}/${s3.bucket}/${name}`, { headers })).status
  }
  expect(await statusOf(new Date(), 'a.txt')).toBe(200)
  expect(await statusOf(new Date(), 'b.txt')).toBe(403)
  expect(await statusOf(new Date(Date.now() - 16 * 60_000), 'a.txt')).toBe(403)
})

test('a service that is busy for a moment is asked again', async () => {
  s3.fail(2)
  await files.put('a.txt', Buffer.from('patient'), text)
  expect(s3.objects.get('a.txt')?.content.toString()).toBe('patient')
})

test.each(['../a.txt', '/a.txt', '.hidden', 'a/../b.txt', 'A.txt', ''])('%j is no name', async (name) => {
  await expect(files.get(name)).rejects.toThrow('cannot have this name')
  await expect(files.put(name, Buffer.from('x'), { type: 'application/octet-stream' })).rejects.toThrow()
  expect(s3.calls).toEqual([])
})
