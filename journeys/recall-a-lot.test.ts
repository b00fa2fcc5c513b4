import { expect, test } from 'vitest'
import { callsFrom } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

test('goods come in with a lot, a parcel takes it, and its recall reaches the buyer: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', { address: '/admin/stock/receive' })
  const call = callsFrom(page)
  const { order, sku } = await findOrder(call)

  await page.getByRole('textbox', { name: '상품 코드나 바코드' }).fill(`${sku} 7`)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: `${sku} 로트` }).fill('JRN-1')
  await page.getByLabel(`${sku} 사용 기한`).fill('2031-01-31')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: '입고 미리 보기' }).click()
  const preview = page.getByRole('dialog', { name: '입고 미리 보기' })
  await preview.getByRole('button', { name: /적용/ }).click()
  await preview.waitFor({ state: 'detached' })

  await page.goto(`/admin/packing?orders=${order.id}`)
  await page.getByText('로트 JRN-1').first().waitFor()
  await call('POST', `staff/orders/${order.id}/ship`, { courier: 'cj', tracking_no: '688911110077' })
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: '688911110077 로트' }).click()
  const parcel = page.getByRole('dialog', { name: '보낸 로트' })
  await parcel.getByRole('textbox', { name: /JRN-1/ }).waitFor()
  expect(await faults(page)).toEqual([])
  await parcel.getByRole('button', { name: '닫기' }).click()

  await page.goto('/admin/lots')
  await page.getByRole('link', { name: 'JRN-1' }).click()
  await page.getByRole('link', { name: order.order_no }).waitFor()
  await page.getByRole('button', { name: '로트 회수하기' }).click()
  const recall = page.getByRole('dialog', { name: '로트 JRN-1 회수' })
  await recall.getByRole('textbox', { name: '이유 (한국어)' }).fill('불순물이 나왔어요.')
  await recall.getByRole('textbox', { name: '이유 (영어)' }).fill('Impurities were found.')
  await recall.getByRole('button', { name: '미리 보기' }).click()
  await recall.getByText('접수할 반품 1건').waitFor()
  expect(await faults(page)).toEqual([])
  await recall.getByRole('button', { name: '회수하기' }).click()
  await page.getByText('구매자에게 모두 알렸어요.').waitFor()
  await page.getByRole('link', { name: '신청 완료' }).click()
  await page.getByText('상품을 회수해요').first().waitFor()
  expect(troubles).toEqual([])
})

type Row = { id: number; order_no: string; delivery: string }

/** A paid order that goes by parcel, of goods that have a stock of their own and no lot yet. */
async function findOrder(call: ReturnType<typeof callsFrom>) {
  for (const order of (await call('GET', 'staff/orders?state=paid&limit=50')).data as Row[]) {
    const { lines } = await call('GET', `staff/orders/${order.id}`)
    const { sku } = lines[0]
    const { data } = await call('GET', `staff/stock?skus=${sku}`)
    if (order.delivery !== 'parcel' || lines.length > 1 || data.length === 0) continue
    const lots = await call('GET', `staff/lots?variant_id=${data[0].variant_id}`)
    if (lots.data.length === 0) return { order, sku }
  }
  throw new Error('the demo shop has no such order')
}

test('a lot of the demo shop is read in English at 834, and on a phone', async () => {
  const { page, troubles } = await visitor({ width: 834, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/lots?keyword=SW-2510', lang: 'en' })
  await page.getByRole('link', { name: 'SW-2510' }).first().click()
  await page.getByRole('heading', { name: 'Orders with this lot' }).waitFor()
  for (const width of [834, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await calm(page)
    expect(await overflow(page)).toBe(0)
    expect(await faults(page)).toEqual([])
  }
  expect(await page.locator('main').innerText()).not.toMatch(/로트|회수|남은/)
  expect(troubles).toEqual([])
})
