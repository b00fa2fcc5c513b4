import { photograph } from '@sillage/server-kit/testing-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { payInTheWindow } from './buying.ts'
import { staffAt } from './clerk.ts'
import { signIn } from './signing-in.ts'
import { brokenPictures, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

/** From the list to the order whose card says this. */
async function openOrder(page: Page, words: string, label: string) {
  await page.locator('.order', { hasText: words }).first().getByRole('link', { name: label }).click()
  await page.waitForURL(/\/my-page\/order\/\d+/)
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('one of three is canceled, and what comes back was said before; in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/order')
  await openOrder(page, '결제 완료', '상세 보기')
  await page.getByRole('button', { name: '취소하기' }).click()
  const less = page.getByRole('button', { name: '하나 줄이기' })
  for (const _ of [1, 2]) await less.click()
  await choose(page, '사유', '마음이 바뀌었어요')
  await choose(page, '은행', '하나은행')
  await page.getByLabel('계좌 번호').fill('110-482-903317')
  await page.getByLabel('예금주').fill('김하나')
  const foreseen = await page.locator('.claim-foreseen .total dd').innerText()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '취소하기' }).click()
  const claim = page.getByRole('article', { name: '취소' })
  await claim.getByText('환불 중').first().waitFor()
  expect(await claim.locator('.total dd').innerText()).toBe(foreseen)
  await claim.getByText('하나은행 ••••••••3317 김하나').waitFor()
  await page.locator('.order-sheet').getByText('취소 완료').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test('a return is asked for and withdrawn; in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/my-page/order')
  await openOrder(page, 'Delivered', 'Details')
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await choose(page, 'Reason', 'It is broken or damaged')
  await page.getByLabel('Details').fill('There is a crack in the glass.')
  await choose(page, 'Bank', 'Hana Bank')
  await page.getByLabel('Account number').fill('110482903317')
  await page.getByLabel('Account holder').fill('Hana Kim')
  await page.locator('.claim-foreseen .total').waitFor()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Ask for a return' }).click()
  const claim = page.getByRole('article', { name: 'Return' })
  await claim.getByText('Requested').first().waitFor()
  expect(await overflow(page)).toBe(0)
  await claim.getByRole('button', { name: 'Withdraw the request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).click()
  await claim.getByText('Withdrawn').waitFor()
  expect(troubles).toEqual([])
})

test('an exchange for the same: asked for in Korean on a desktop, followed in English on a phone', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/order')
  await openOrder(page, '배송 완료', '상세 보기')
  await page.getByRole('button', { name: '교환 신청' }).click()
  await page.getByRole('checkbox', { name: '귤껍질 난로' }).check()
  // Its other size costs more, and is not offered.
  await choose(page, '사유', '깨지거나 망가졌어요')
  const foreseen = page.locator('.claim-foreseen')
  await foreseen.getByText('더 내시거나 돌려받으실 금액이 없어요.').waitFor()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '교환 신청하기' }).click()
  await page.getByRole('article', { name: '교환' }).getByText('신청 완료').first().waitFor()
  const path = new URL(page.url()).pathname
  const { page: office } = await visitor()
  const staff = await staffAt(office, 'owner')
  const { data } = await staff('GET', 'staff/claims?kind=exchange')
  await staff('POST', `staff/claims/${data[0].id}/accept`, {})
  const { page: phone, troubles: onPhone } = await visitor({ width: 390, lang: 'en' })
  await signIn(phone, 'hana', path)
  const claim = phone.getByRole('article', { name: 'Exchange' })
  await claim.getByText('Accepted').first().waitFor()
  await claim.getByText('No amount to pay or refund.').waitFor()
  expect(await overflow(phone)).toBe(0)
  expect([...troubles, ...onPhone]).toEqual([])
})

test('a member sends something back with photographs, and reads each step; in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/order')
  await openOrder(page, '배송 완료', '상세 보기')
  await page.getByRole('button', { name: '반품 신청', exact: true }).click()
  const boxes = page.locator('.claim-lines').getByRole('checkbox')
  if ((await boxes.count()) > 1) await boxes.last().check()
  await choose(page, '사유', '깨지거나 망가졌어요')
  await page.getByLabel('자세한 내용').fill('유리에 금이 갔어요.')
  const buffer = await photograph()
  const photos = ['금.jpg', '상자.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await page.locator('.claim-form input[type=file]').setInputFiles(photos)
  await page.locator('.claim-form').getByText('상자.jpg').waitFor()
  await choose(page, '은행', '하나은행')
  await page.getByLabel('계좌 번호').fill('110-482-903317')
  await page.getByLabel('예금주').fill('김하나')
  const foreseen = await page.locator('.claim-foreseen .total dd').innerText()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '반품 신청하기' }).click()
  const claim = page.getByRole('article', { name: '반품' }).first()
  await claim.getByText('신청 완료').first().waitFor()
  const pictures = claim.getByRole('list', { name: '사진과 파일' }).getByRole('img')
  expect(await pictures.count()).toBe(2)
  expect(await brokenPictures(page)).toEqual([])
  await claim.getByText('유리에 금이 갔어요.').waitFor()
  expect(await overflow(page)).toBe(0)

  const { page: office } = await visitor()
  const staff = await staffAt(office, 'owner')
  const { data } = await staff('GET', 'staff/claims?kind=return')
  const { id, lines, photos: sent } = await staff('GET', `staff/claims/${data.at(-1).id}`)
  expect(sent.map(({ name }: { name: string }) => name)).toEqual(['금.jpg', '상자.jpg'])
  const step = (name: string, body: object = {}) => staff('POST', `staff/claims/${id}/${name}`, body)
  await step('accept')
  await step('collect', { courier: 'cj', tracking_no: '123456789012' })
  await page.reload()
  await claim.getByText('수거 중').first().waitFor()
  await claim.getByRole('link', { name: '123456789012' }).waitFor()
  await step('collected')
  await step('inspect', {
    lines: lines.map(({ line_id }: { line_id: number }) => ({ line_id, condition: 'damaged' })),
  })
  await step('refund')
  await page.reload()
  await claim.getByText('환불 중').first().waitFor()
  expect(await claim.locator('.total dd').innerText()).toBe(foreseen)
  await page.locator('.order-sheet').getByText('반품 완료').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
