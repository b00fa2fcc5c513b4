import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { type Buyer, givenLinesAt, givenPaid, linesOf, requestFor } from '../testing/claims.ts'

const shop = await testShop({ gateways: testGateways().gateways })
beforeEach(async () => {
  await shop.empty()
  await givenProduct(shop.ctx, { id: 1, price_krw: 30_000 })
})

/** A return with a photo, and the photo as its buyer sees it. */
async function givenPhoto(buyer: Buyer) {
  const paid = await givenPaid(shop, buyer, [[1, 1]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const [line_id = 0] = (await linesOf(shop, paid.order_id)).map(({ id }) => id)
  const asked = { kind: 'return' as const, reason: 'broken' as const, lines: [{ line_id, quantity: 1 }] }
  const { claims } = await requestFor(buyer, paid, asked, { photos: [fileOf(await photograph(), 'broken.jpg')] })
  const [photo] = claims[0]?.photos ?? []
  if (!photo) throw new Error('a photo that was sent is shown')
  return { ...paid, photo, key: `?${new URLSearchParams({ view_key: paid.view_key })}` }
}

const opened = async (url: string, mb_id?: string) =>
  (await shop.app.inject({ url, ...(await browserOf(mb_id ? { ...shop, mb_id } : shop)) })).statusCode

test('a photo opens to visitors who may see its order, and to no others', async () => {
  await shop.as('other')
  const guest = await givenPhoto(await shop.as())
  const member = await givenPhoto(await shop.as('hana'))
  expect(await opened(guest.photo.url + guest.key)).toBe(200)
  expect(await opened(member.photo.url, 'hana')).toBe(200)
  expect(await opened(guest.photo.url)).toBe(404)
  expect(await opened(member.photo.url, 'other')).toBe(404)
  // A key opens the photos of its own order and of no other.
  expect(await opened(member.photo.url + guest.key)).toBe(404)
  expect(await opened(guest.photo.url.replace(guest.photo.id, member.photo.id) + guest.key)).toBe(404)
})
