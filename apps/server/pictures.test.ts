import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPictures } from './pictures.ts'
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

test('a page knows each picture before it comes, in few letters', async () => {
  const picture = await readPictures()
  const lengths = Object.keys(manifest).map((name) => picture(name).blur?.length ?? Number.POSITIVE_INFINITY)
  expect(Math.max(...lengths)).toBeLessThan(160)
  const drawn = picture('hero-home')
  expect(drawn).toMatchObject({ width: 1920, widths: [160, 320, 480, 640, 960, 1280, 1920], also: ['avif', 'jpg'] })
})
