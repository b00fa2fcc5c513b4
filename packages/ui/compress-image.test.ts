import { expect, test } from 'vitest'
import { compressImage, type Recompress } from './compress-image.ts'

const MB = 1024 * 1024
const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type })
const asked: number[] = []
const toSmall: Recompress = async (_, quality) => {
  asked.push(quality)
  return new Blob([new Uint8Array(MB)], { type: 'image/jpeg' })
}

test('a picture of 4 MB becomes a JPEG at quality 0.7', async () => {
  const small = await compressImage(file('shelf.top.png', 'image/png', 4 * MB), toSmall)
  expect([small.name, small.type, small.size]).toEqual(['shelf.top.jpg', 'image/jpeg', MB])
  expect(asked).toEqual([0.7])
})

test('a byte less stays as it is, and so does what is no picture', async () => {
  const light = file('shelf.png', 'image/png', 4 * MB - 1)
  const list = file('list.pdf', 'application/pdf', 5 * MB)
  expect(await compressImage(light, toSmall)).toBe(light)
  expect(await compressImage(list, toSmall)).toBe(list)
})

test('a picture that cannot be read, or would grow, is sent as it is', async () => {
  const photo = file('shelf.jpg', 'image/jpeg', 4 * MB)
  expect(await compressImage(photo, async () => undefined)).toBe(photo)
  expect(await compressImage(photo, async () => new Blob([new Uint8Array(5 * MB)]))).toBe(photo)
})
