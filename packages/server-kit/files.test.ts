import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type FileStore, openFileStore } from './files.ts'

const run = promisify(execFile)
let dir: string
let files: FileStore

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'files-'))
  files = await openFileStore({ dir })
})
afterEach(() => rm(dir, { recursive: true }))

async function read(name: string) {
  const file = await files.get(name)
  return file && { size: file.size, type: file.type, text: await text(file.stream) }
}

test('what was put is given back with its size and type', async () => {
  await files.put('notes/2026/a.txt', Buffer.from('향초'), { type: 'text/plain' })
  expect(await read('notes/2026/a.txt')).toEqual({ size: 6, type: 'text/plain', text: '향초' })
  expect(files.url('notes/2026/a.txt')).toBe('/media/notes/2026/a.txt')
  expect(files.path('notes/2026/a.txt')).toBe(join(dir, 'notes/2026/a.txt'))
})

test('a stream larger than its buffers arrives whole', async () => {
  const pieces = Array.from({ length: 64 }, (_, index) => Buffer.alloc(65_536, index))
  await files.put('large.zip', Readable.from(pieces), { type: 'application/zip' })
  const file = await files.get('large.zip')
  expect(file && (await buffer(file.stream)).equals(Buffer.concat(pieces))).toBe(true)
})

test('a second file of the same name takes the place of the first', async () => {
  await files.put('a.txt', Buffer.from('first'), { type: 'text/plain' })
  const open = await files.get('a.txt')
  await files.put('a.txt', Buffer.from('second'), { type: 'text/plain' })
  expect((await read('a.txt'))?.text).toBe('second')
  // A reader of the first file continues to read the first file.
  expect(open && (await text(open.stream))).toBe('first')
})

test('an interrupted upload leaves nothing, and what was there stays', async () => {
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the visitor went away')
  }
  await files.put('a.txt', Buffer.from('whole'), { type: 'text/plain' })
  for (const name of ['a.txt', 'new/b.txt']) {
    await expect(files.put(name, Readable.from(broken()), { type: 'text/plain' })).rejects.toThrow('went away')
  }
  expect((await read('a.txt'))?.text).toBe('whole')
  expect(await readdir(dir, { recursive: true })).toEqual(['.unfinished', 'a.txt'])
})

/** A megabyte of disk for the store where we may mount one; elsewhere only what it would say. */
async function givenSmallDisk() {
  const disk = await mkdtemp(join(tmpdir(), 'small-disk-'))
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', disk]).then(
    () => true,
    () => false,
  )
  onTestFinished(async () => {
    if (mounted) await run('umount', ['--lazy', disk])
    await rm(disk, { recursive: true })
  })
  async function* tooMuch() {
    for (let nth = 0; nth < 32; nth += 1) yield Buffer.alloc(65_536)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return { disk, store: await openFileStore({ dir: disk }), tooMuch: Readable.from(tooMuch()) }
}

test('a full disk takes no file, keeps those that are there, and takes the next that fits', async () => {
  const { disk, store, tooMuch } = await givenSmallDisk()
  await store.put('a.txt', Buffer.from('first'), { type: 'text/plain' })
  await expect(store.put('large.zip', tooMuch, { type: 'application/zip' })).rejects.toThrow('ENOSPC')
  await store.put('b.txt', Buffer.alloc(600_000), { type: 'text/plain' })
  expect((await store.get('large.zip')) === null).toBe(true)
  expect(await readdir(join(disk, '.unfinished'))).toEqual([])
  const found = await store.get('a.txt')
  expect(found && (await text(found.stream))).toBe('first')
})

test('what a killed process left is removed at the next start, what is being written is not', async () => {
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
  await writeFile(join(dir, '.unfinished/old'), 'half')
  await utimes(join(dir, '.unfinished/old'), longAgo, longAgo)
  await writeFile(join(dir, '.unfinished/young'), 'half')
  await openFileStore({ dir })
  expect(await readdir(join(dir, '.unfinished'))).toEqual(['young'])
})

test('what is missing, a folder, or removed is not found', async () => {
  await files.put('a/b.txt', Buffer.from('b'), { type: 'text/plain' })
  await files.remove('a/b.txt')
  await files.remove('a/b.txt')
  for (const name of ['a/b.txt', 'a', 'never.txt', 'a/b.txt/c']) expect(await files.get(name)).toBeNull()
})

test.each([
  '../secret.txt',
  'a/../../secret.txt',
  '/etc/passwd',
  'a//b.txt',
  'a/',
  '',
  '.',
  '.unfinished/x',
  'a/.hidden',
  'a\\b.txt',
  'a\0.txt',
  'A.txt',
  '향초.txt',
  `${'a'.repeat(201)}`,
])('the name %j is refused', async (name) => {
  await expect(files.put(name, Buffer.from('x'), { type: 'text/plain' })).rejects.toThrow()
  await expect(files.get(name)).rejects.toThrow('cannot have this name')
  expect(() => files.url(name)).toThrow('cannot have this name')
})

test('a type that its name does not stand for is refused', async () => {
  const page = Buffer.from('<script>')
  await expect(files.put('a.png', page, { type: 'text/html' })).rejects.toThrow('cannot have the name')
})
