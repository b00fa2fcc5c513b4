import { readdir } from 'node:fs/promises'
import type { Picture } from '@sillage/kit/schemas.ts'
import { addDays } from '@sillage/kit/time.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { sweepContentPictures } from '../../file/server/content-pictures.ts'
import { testShop } from '../../testing.ts'
import { saying } from '../testing/cms.ts'

const shop = await testShop()
type Api = Awaited<ReturnType<typeof shop.as>>
let clerk: Api
beforeEach(async () => {
  await shop.empty()
  clerk = await shop.as('clerk', { permissions: ['content'] })
  await givenProduct(shop.ctx, { id: 1 })
})

const photo = await photograph()
const originals = async () =>
  (await readdir(shop.filesDir, { recursive: true })).filter((name) => name.startsWith('pictures/'))
async function send() {
  const [picture] = await clerk.staffPictures.uploadForContent({ body: { pictures: [fileOf(photo, 'a.jpg')] } })
  if (!picture) throw new Error('a picture was not kept')
  return picture
}
/** What the workers do once the days have passed. */
async function sweep() {
  for (const due of await runWaiting(shop.ctx, sweepContentPictures))
    expect(due.getTime()).toBeGreaterThan(addDays(new Date(), 29).getTime())
}

/** Everything that shows a picture of the contents: how it is written first, and then changed. */
type Put = (picture: Picture, id: number | null) => Promise<{ id: number }>
const shown = {
  async popup(thumbnail_ko: Picture, id: number | null) {
    const body = { type: 'daily' as const, title: '새 소식', thumbnail_ko }
    const { add, change } = clerk.popup.staff
    return id === null ? add({ body }) : change({ params: { id }, query: {}, body })
  },
  async 'popup in English'(thumbnail_en: Picture, id: number | null) {
    const thumbnail_ko = { ...thumbnail_en, src: '/media/test-{width}.webp' }
    const body = { type: 'daily' as const, title: '새 소식', thumbnail_ko, thumbnail_en }
    const { add, change } = clerk.popup.staff
    return id === null ? add({ body }) : change({ params: { id }, query: {}, body })
  },
  async promotion(picture: Picture, id: number | null) {
    const period = { starts_at: new Date().toISOString(), ends_at: addDays(new Date(), 1).toISOString() }
    const body = { title: '장터', summary: '모았어요.', picture, items: [{ product_id: 1 }], ...period }
    const { add, change } = clerk.content.promotions.staff
    return id === null ? add({ body }) : change({ params: { id }, query: {}, body })
  },
  async recipe(picture: Picture, id: number | null) {
    const materials = [{ product_id: 1, sku: 'SKU-1', quantity: 1 }]
    const words = { slug: 'one', title: '캔들', summary: '부어요.', minutes: 9, level: 1, makes: '하나' }
    const body = { ...words, picture, materials, steps: [{ text: '부어요.' }] }
    const { add, change } = clerk.content.recipes.staff
    return id === null ? add({ body }) : change({ params: { id }, query: {}, body })
  },
  async 'draft of a page'({ src }: Picture, id: number | null) {
    const image = { ...saying('', 'b'), tag: 'img' }
    image.option = { ...image.option, props: { ...image.option.props, src: src.replace('{width}', '160') } }
    const body = { template: { ...saying('글'), children: [image] }, based_on: id ?? 0 }
    return { id: (await clerk.content.cms.save({ params: { name: 'gift' }, body })).draft_version }
  },
} satisfies Record<string, Put>

test.each(Object.entries<Put>(shown))(
  'the picture of a %s stays while it is shown, and goes a month after',
  async (_, put) => {
    const [first, unused] = [await send(), await send()]
    expect(first.src).not.toBe(unused.src)
    const { id } = await put(first, null)
    await sweep()
    expect(await originals()).toHaveLength(1)
    // Swept before anybody used it: it cannot be shown any more, and what was shown still is.
    await expect(put(unused, id)).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching('사진을 찾을 수'),
    })
    await sweep()
    expect(await originals()).toHaveLength(1)
    const next = await send()
    await put(next, id)
    expect(await originals()).toHaveLength(2)
    await sweep()
    expect(await originals()).toEqual([
      expect.stringContaining(next.src.slice('/media/'.length, -'-{width}.webp'.length)),
    ])
  },
)

test('what two show stays until neither does, and an old version of a page keeps its own', async () => {
  const picture = await send()
  const { id: popup } = await shown.popup(picture, null)
  const { id: draft } = await shown['draft of a page'](picture, null)
  await shown.popup(await send(), popup)
  await sweep()
  expect(await originals()).toHaveLength(2)
  await clerk.content.cms.publish({ params: { name: 'gift' }, body: { draft_version: draft } })
  await shown['draft of a page'](await send(), draft)
  await sweep()
  expect(await originals()).toHaveLength(3)
})
