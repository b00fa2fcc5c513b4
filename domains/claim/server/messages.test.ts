import { outboxTable } from '@sillage/server-kit/tables.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { messageTemplates } from '../../message/server/catalogue.ts'
import { orderTable } from '../../order/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import type { Buyer } from '../testing/claims.ts'
import { givenExchange, givenRequested, givenSizes } from '../testing/exchange.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { db } = shop
let hana: Buyer
let clerk: Buyer
let sizes: Awaited<ReturnType<typeof givenSizes>>
beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  sizes = await givenSizes(shop)
})

const given = (variant_id: number) => ({ buyer: hana, clerk, variant_id, reason: 'broken' as const })

/** The emails about claims as they will be read, in Korean. */
async function emails() {
  const rows = await db.select().from(outboxTable).where(eq(outboxTable.channel, 'mail')).orderBy(asc(outboxTable.id))
  return rows
    .filter(({ template }) => template.startsWith('claim.'))
    .map(({ template, lang, payload }) => {
      const found = messageTemplates.find(({ name, channel }) => name === template && channel === 'mail')
      if (!found) throw new Error(`no template ${template}`)
      return { template, text: found[lang](payload, { link: (path) => path }).text }
    })
}
const newest = async () => (await emails()).at(-1)

test('an exchange asks for its shipping fee once it was accepted, and not before', async () => {
  const { params } = await givenRequested(shop, { ...given(sizes.round), reason: 'wrong_choice' })
  expect((await newest())?.template).toBe('claim.requested')
  expect((await newest())?.text).not.toContain('내실 금액')
  await clerk.staffClaims.accept({ params, body: {} })
  expect((await newest())?.text).toContain('따로 내실 금액 6,000원')
})

test('what is refused brings nothing back, and what was looked at is sent back', async () => {
  const early = await givenRequested(shop, given(sizes.round))
  await clerk.staffClaims.reject({ params: early.params, body: { answer: '사진이 필요해요.' } })
  expect(await newest()).toMatchObject({ template: 'claim.rejected', text: expect.not.stringContaining('환불 금액') })
  const late = await givenExchange(shop, given(sizes.round))
  await clerk.staffClaims.reject({ params: late.params, body: { answer: '사용한 흔적이 있어요.' } })
  const reported = await newest()
  expect(reported).toMatchObject({ template: 'claim.sent_back', text: expect.not.stringContaining('환불 금액') })
  expect(reported?.text).toContain('보내 주신 상품은 다시 보내 드릴게요')
})

test.each([
  ['parcel', 'claim.accepted', '수거하러 갈게요'],
  ['pickup', 'claim.accepted_store', '매장으로'],
  ['ems', 'claim.accepted_abroad', '연무장길 47'],
] as const)('what came by %s goes back the way it can', async (delivery, template, words) => {
  const { params } = await givenRequested(shop, given(sizes.round))
  await db.update(orderTable).set({ delivery })
  await clerk.staffClaims.accept({ params, body: {} })
  expect(await newest()).toMatchObject({ template, text: expect.stringContaining(words) })
})
