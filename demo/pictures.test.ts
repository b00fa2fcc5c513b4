import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3Emulator } from '@sillage/emulators/s3/s3-emulator.ts'
import { openFileStore } from '@sillage/server-kit/files.ts'
import { openS3Store } from '@sillage/server-kit/store-s3.ts'
import { expect, onTestFinished, test } from 'vitest'
import { copyPictures, readPictures } from './pictures.ts'
import { factsOf, readFacts } from './pictures-facts.ts'

const folder = join(import.meta.dirname, 'pictures')
const manifest: Record<string, { width: number }> = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))

test('what is known of each drawn picture is true: npm run art', async () => {
  // Blurs are compared by the picture's hash alone: another version of the encoder may round differently.
  const hashes = (facts: Record<string, { hash: string }>) =>
    Object.fromEntries(Object.entries(facts).map(([name, { hash }]) => [name, hash]))
  const known = await readFacts(folder)
  expect(hashes(known)).toEqual(hashes(await factsOf(folder, manifest, known)))
})

test('a page knows each picture before it comes, in few emails', async () => {
  const picture = await readPictures()
  const lengths = Object.keys(manifest).map((name) => picture(name).blur?.length ?? Number.POSITIVE_INFINITY)
  expect(Math.max(...lengths)).toBeLessThan(160)
  const drawn = picture('hero-home')
  expect(drawn).toMatchObject({ width: 1920, widths: [160, 320, 480, 640, 960, 1280, 1920], also: ['avif', 'jpg'] })
})

test('where files lie in a bucket, the demo shop’s pictures do too: every server finds them', async () => {
  const s3 = await startS3Emulator()
  const dir = await mkdtemp(join(tmpdir(), 'pictures-bucket-'))
  onTestFinished(async () => {
    await s3.stop()
    await rm(dir, { recursive: true })
  })
  const [media, local] = await Promise.all(['files', 'sent'].map((name) => openFileStore({ dir: join(dir, name) })))
  if (!media || !local) throw new Error('two folders were asked for')
  await copyPictures({ media, files: openS3Store({ ...s3, local }) })
  const picture = await readPictures()
  const stems = Object.keys(manifest).map((name) => picture(name).src.replace(/^\/media\/|-\{width\}.*$/g, ''))
  expect([...s3.objects.keys()].sort()).toEqual(stems.map((stem) => `pictures/${stem}`).sort())
  expect(await readdir(join(dir, 'sent'), { recursive: true })).toEqual(['.unfinished'])
})
