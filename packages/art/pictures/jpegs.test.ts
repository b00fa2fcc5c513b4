import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { writeJpegs } from './jpegs.ts'

const folder = await mkdtemp(join(tmpdir(), 'sillage-jpegs-'))
afterAll(() => rm(folder, { recursive: true }))

test('a picture is written as a JPEG once', async () => {
  const drawn = sharp({ create: { width: 960, height: 960, channels: 3, background: 'tan' } })
  await drawn.webp().toFile(join(folder, 'post-960.webp'))
  await writeJpegs(folder, ['post'])
  const file = join(folder, 'post.jpg')
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 720 })
  const { mtimeMs } = await stat(file)
  await writeJpegs(folder, ['post'])
  expect((await stat(file)).mtimeMs).toBe(mtimeMs)
})
