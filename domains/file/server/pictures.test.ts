import { readdir } from 'node:fs/promises'
import { fileOf, hostileFiles, photograph } from '@sillage/server-kit/testing-files.ts'
import { describe, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'

const shop = await testShop()
const clerk = await shop.as('clerk', { permissions: ['products'] })
const originals = async () =>
  (await readdir(shop.filesDir, { recursive: true })).filter((name) => name.startsWith('pictures/'))

test('a picture is kept once, and comes back as pages want it', async () => {
  const photo = await photograph()
  const [picture] = await clerk.staffPictures.upload({ body: { pictures: [fileOf(photo, '통영.jpg')] } })
  expect(picture).toMatchObject({ width: 80, height: 40, also: ['avif', 'jpg'], blur: expect.any(String) })
  expect(picture?.src).toMatch(/^\/media\/photo-[0-9a-f]{16}-\{width\}\.webp$/)
  await clerk.staffPictures.upload({ body: { pictures: [fileOf(photo, 'again.jpg')] } })
  expect(await originals()).toHaveLength(1)
})

test('none is no upload, and only who writes products may', async () => {
  await expect(clerk.staffPictures.upload({ body: { pictures: [] } })).rejects.toMatchObject({ status: 422 })
  const other = await shop.as('other', { permissions: ['orders'] })
  const sending = other.staffPictures.upload({ body: { pictures: [fileOf(await photograph(), 'a.jpg')] } })
  await expect(sending).rejects.toMatchObject({ status: 403 })
})

test('who writes contents sends pictures without being let near the goods', async () => {
  const writer = await shop.as('writer', { permissions: ['content'] })
  const body = { pictures: [fileOf(await photograph(), 'a.jpg')] }
  expect(await writer.staffPictures.uploadForContent({ body })).toMatchObject([{ width: 80 }])
  await expect(writer.staffPictures.upload({ body })).rejects.toMatchObject({ status: 403 })
  await expect(clerk.staffPictures.uploadForContent({ body })).rejects.toMatchObject({ status: 403 })
})

// What is only too large elsewhere may be a picture here.
const hostile = (await hostileFiles()).filter(({ message }) => !message.includes('너무 커요'))

describe.each(hostile)('$what', ({ content, name }) => {
  test('becomes no picture', async () => {
    const before = await originals()
    const sending = clerk.staffPictures.upload({ body: { pictures: [fileOf(content, name)] } })
    await expect(sending).rejects.toMatchObject({ status: 422 })
    expect(await originals()).toEqual(before)
  })
})
