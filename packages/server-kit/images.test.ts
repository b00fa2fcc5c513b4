import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openFileStore } from './files.ts'
import { openImages } from './images.ts'
import { keepPicture } from './images-keep.ts'
import { originalName } from './images-name.ts'
import { createLog } from './log.ts'

const megabyte = 1024 * 1024

async function givenImages({ maxBytes = 100 * megabyte } = {}) {
  const root = await mkdtemp(join(tmpdir(), 'images-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const files = await openFileStore({ dir: join(root, 'sent') })
  const dir = join(root, 'made')
  const open = () => openImages({ files, dir, maxBytes, log: createLog('silent') })
  return { root, files, dir, open, images: await open() }
}
type Given = Awaited<ReturnType<typeof givenImages>>

async function givenPicture({ root, files }: Given, picture: Sharp, label = 'fig-main') {
  const path = join(root, 'a.png')
  await picture.png().toFile(path)
  return keepPicture(files, { path, label })
}
const plain = (width: number, height: number, background = 'sienna') =>
  sharp({ create: { width, height, channels: 3, background } })
/** Noise costs bytes and time, as a photograph does. */
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

const at = (src: string, width: number, ending = 'webp') =>
  src.replace('/media/', '').replace('{width}', String(width)).replace(/webp$/, ending)

test('a picture is known by its size, its colour, a few pixels and an address of its own', async () => {
  const given = await givenImages()
  const picture = await givenPicture(given, plain(1000, 1250))
  expect(picture).toEqual({
    src: expect.stringMatching(/^\/media\/fig-main-[0-9a-f]{16}-\{width\}\.webp$/),
    also: ['avif', 'jpg'],
    widths: [160, 320, 480, 640, 960],
    width: 960,
    height: 1200,
    tone: expect.stringMatching(/^#[0-9a-f]{6}$/),
    blur: expect.any(String),
  })
  const blur = Buffer.from(picture.blur ?? '', 'base64')
  expect(await sharp(blur).metadata()).toMatchObject({ format: 'webp', width: 8, height: 10 })
  expect(blur.length).toBeLessThan(120)
  const other = await givenPicture(given, plain(1000, 1250, 'peru'))
  expect(other.src).not.toBe(picture.src)
  expect((await givenPicture(given, plain(1000, 1250))).src).toBe(picture.src)
})

test.each([
  ['avif', 'heif', 'image/avif'],
  ['webp', 'webp', 'image/webp'],
  ['jpg', 'jpeg', 'image/jpeg'],
])('it comes as %s in the width asked for', async (ending, format, type) => {
  const given = await givenImages()
  const { src, widths } = await givenPicture(given, plain(700, 350))
  expect(widths).toEqual([160, 320, 480, 640])
  const image = await given.images.find(at(src, 320, ending))
  expect(image).toMatchObject({ type, size: expect.any(Number) })
  expect(await sharp(image?.path).metadata()).toMatchObject({ format, width: 320, height: 160 })
})

test('many who ask at once wait for one drawing, and later ones for none', async () => {
  const given = await givenImages()
  const { src } = await givenPicture(given, noisy(900, 900))
  const name = at(src, 640, 'avif')
  const found = await Promise.all(Array.from({ length: 20 }, () => given.images.find(name)))
  expect(new Set(found.map((image) => image?.size)).size).toBe(1)
  expect(given.images.drawn).toBe(1)
  await given.images.find(name)
  expect(given.images.drawn).toBe(1)
  const afterRestart = await given.open()
  expect(await afterRestart.find(name)).toEqual(found[0])
  expect(afterRestart.drawn).toBe(0)
  expect(await readdir(given.dir)).toEqual([name])
})

test('a width that is not offered, or that the picture does not have, is no work', async () => {
  const given = await givenImages()
  const { src } = await givenPicture(given, plain(700, 350))
  for (const width of [1, 161, 700, 960, 1920, 4000]) expect(await given.images.find(at(src, width))).toBeNull()
  expect(await readdir(given.dir)).toEqual([])
})

test('what is smaller than the smallest comes as it is', async () => {
  const given = await givenImages()
  const picture = await givenPicture(given, plain(90, 45))
  expect(picture).toMatchObject({ widths: [160], width: 90, height: 45 })
  const image = await given.images.find(at(picture.src, 160))
  expect(await sharp(image?.path).metadata()).toMatchObject({ width: 90 })
})

test('what can be seen through has no blur behind it', async () => {
  const given = await givenImages()
  const glass = sharp({
    create: { width: 200, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.2 } },
  })
  expect(await givenPicture(given, glass)).not.toHaveProperty('blur')
})

test.each([
  '../sent/pictures/secret',
  '..%2fsecret-0123456789abcdef-320.webp',
  'fig-main-0123456789abcdef-320.webp/../../secret',
  'fig-main-0123456789abcdef-320.webp\0.png',
  'fig-main-0123456789abcdef-320.svg',
  'fig-main-0123456789ABCDEF-320.webp',
  'fig-main-0123456789abcdef-0320.webp',
  `${'a-'.repeat(92)}0123456789abcdef-320.webp`,
  '.unfinished',
  '',
])('no one gets anything by asking for %j', async (name) => {
  const given = await givenImages()
  await writeFile(join(given.root, 'secret-0123456789abcdef-320.webp'), 'secret')
  expect(await given.images.find(name)).toBeNull()
  expect(await readdir(given.dir)).toEqual([])
})

test('an original that cannot be read is no picture, and is not tried at every call', async () => {
  const given = await givenImages()
  const stem = 'broken-0123456789abcdef'
  await given.files.put(originalName(stem), Buffer.from('GIF89a, or so it says'), { type: 'application/octet-stream' })
  expect(await given.images.find(`${stem}-320.avif`)).toBeNull()
  await rm(given.files.path(originalName(stem)))
  const whole = await plain(400, 400).png().toBuffer()
  await given.files.put(originalName(stem), whole, { type: 'application/octet-stream' })
  expect(await given.images.find(`${stem}-320.avif`)).toBeNull()
  expect(await (await given.open()).find(`${stem}-320.avif`)).not.toBeNull()
  expect(await readdir(given.dir)).toEqual([`${stem}-320.avif`])
})

test('a picture that was taken away is gone, also in the sizes it was drawn in', async () => {
  const given = await givenImages()
  const { src } = await givenPicture(given, plain(400, 400))
  const name = at(src, 320)
  expect(await given.images.find(name)).not.toBeNull()
  await given.files.remove(originalName(name.replace(/-320\.webp$/, '')))
  expect(await given.images.find(name)).toBeNull()
})

test('the folder never holds more than it may; who was asked for last stays', async () => {
  const given = await givenImages()
  const names: string[] = []
  for (const label of ['first', 'second', 'third', 'fourth']) {
    const { src } = await givenPicture(given, noisy(330, 330), label)
    names.push(at(src, 320))
  }
  const [first = '', second = '', ...others] = names
  const { size = 0 } = (await given.images.find(first)) ?? {}
  const maxBytes = Math.round(size * 3.5)
  const images = await openImages({ ...given, maxBytes, log: createLog('silent') })
  for (const name of [first, second, ...others, first]) {
    if (name === others.at(-1)) await images.find(first)
    expect(await images.find(name)).not.toBeNull()
  }
  expect(images.bytes).toBeLessThanOrEqual(maxBytes)
  await expect.poll(() => readdir(given.dir)).not.toContain(second)
  expect((await readdir(given.dir)).toSorted()).toEqual([first, ...others].toSorted())
})

test('what a killed shop left half drawn is swept; what another is drawing is not', async () => {
  const given = await givenImages()
  await writeFile(join(given.dir, '.old'), 'half')
  await utimes(join(given.dir, '.old'), new Date(0), new Date(0))
  await writeFile(join(given.dir, '.young'), 'half')
  await given.open()
  await expect.poll(() => readdir(given.dir)).toEqual(['.young'])
  expect(await readFile(join(given.dir, '.young'), 'utf8')).toBe('half')
})

test('stopping waits for what is still being drawn', async () => {
  const given = await givenImages()
  const { src } = await givenPicture(given, noisy(600, 750))
  const asked = given.images.find(at(src, 480))
  await expect.poll(() => readdir(given.dir)).not.toEqual([])
  await given.images.settled()
  expect(given.images.drawn).toBe(1)
  await asked
})
