import custom from '@sillage/domains/custom/english.json' with { type: 'json' }
import formula from '@sillage/domains/formula/english.json' with { type: 'json' }
import quotation from '@sillage/domains/quotation/english.json' with { type: 'json' }
import wick from '@sillage/domains/wick/english.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { agree, chooseMethod, field, fillGuest, fillPlace, guest, pay, said, settled, wordsIn } from './buying.ts'
import { callsFrom } from './clerk.ts'
import { differenceOnSheet, stagedBottle } from './drawings.ts'
import { signIn } from './signing-in.ts'
import { arrive, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).and(page.locator(':visible'))

const english = new Map(Object.entries({ ...custom, ...formula, ...quotation, ...wick }))
const screens = [
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
] as const

/** Someone of the staff who makes calls beside the visitor. */
async function owner() {
  const { page } = await visitor()
  await signIn(page, 'owner', '/')
  return { page, call: callsFrom(page) }
}

describe.each(screens)('at $width pixels in $lang', ({ width, lang }) => {
  const bought = wordsIn(lang)
  const t = (korean: string) => (lang === 'ko' ? korean : (english.get(korean) ?? bought(korean)))

  test('a bottle is designed, ordered, and on the bench as a production sheet', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await arrive(page, '/custom/bottle')
    const label = main(page).getByRole('textbox', { name: t('라벨 이름') })
    if (!(await label.isVisible()))
      await main(page)
        .locator('summary', { hasText: t('라벨') })
        .click()
    await label.fill('첫눈 오는 밤')
    await main(page)
      .getByRole('img', { name: /첫눈 오는 밤/ })
      .first()
      .waitFor()
    expect(await overflow(page)).toBe(0)
    const staged = await stagedBottle(page)
    await button(page, t('장바구니에 담기')).click()
    await page.getByText(t('장바구니에 담았어요.')).waitFor()
    // Who comes back finds the last design, where the address asks for it.
    await arrive(page, '/custom/bottle?last')
    await main(page)
      .getByRole('img', { name: /첫눈 오는 밤/ })
      .first()
      .waitFor()
    await arrive(page, '/shop/order-form')
    await settled(page)
    await fillGuest(page)
    await fillPlace(page, lang === 'en' ? { zip: '90012', addr1: '200 N Spring St' } : {})
    await agree(page, bought)
    await pay(page)
    const payNow = page.locator('button[value=pay]')
    await payNow.waitFor()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await payNow.click()
    await page.waitForURL('**/shop/order/*/confirm')
    await said(page, bought('주문을 잘 받았어요')).waitFor()

    const clerk = await owner()
    const { data } = await clerk.call('GET', 'staff/production')
    const made = data.filter(({ personal }: { personal: { value: string }[] }) => personal[0]?.value === '첫눈 오는 밤')
    expect(made.length).toBeGreaterThan(0)
    const sheet = await clerk.page.context().request.get(`/api/v1/staff/production/${made.at(-1).line_id}/sheet`)
    expect(sheet.headers()['content-type']).toBe('application/pdf')
    expect(await differenceOnSheet(clerk.page, staged, await sheet.body())).toBeLessThan(0.01)
    expect(troubles).toEqual([])
  })

  test('a formula that is too strong is scaled, bought beside the shelf, made and labelled', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await signIn(page, 'maker', '/my-page/formula/new/show')
    const name = lang === 'ko' ? '눈 내린 캔들' : 'Snow Candle'
    const materials = lang === 'ko' ? ['골든 소이왁스', '무화과 잎 오일'] : ['Golden Soy Wax', 'Fig Leaf Oil']
    await main(page)
      .getByRole('textbox', { name: t('이름') })
      .fill(name)
    await main(page)
      .getByRole('textbox', { name: t('배치 크기 (g)') })
      .fill('3000')
    for (const [index, material] of materials.entries()) {
      const box = main(page).getByRole('searchbox', { name: t('재료 찾기') })
      await box.fill(material)
      await button(page, t('{name} 추가').replace('{name}', material)).waitFor()
      await box.press('Enter')
      const amount = main(page).getByLabel(t('{name}의 양').replace('{name}', material), { exact: true })
      await amount.fill(index === 0 ? '80' : '20')
    }
    await main(page).getByText(t('한도를 넘은 재료가 있어요. 양을 줄여 주세요.')).waitFor()
    await button(page, t('한도에 맞추기')).click()
    await main(page).getByText(t('한도를 넘은 재료가 있어요. 양을 줄여 주세요.')).waitFor({ state: 'detached' })
    await button(page, t('포뮬러 저장')).click()
    await page.waitForURL(/\/my-page\/formula\/\d+\/show$/)
    // The batch of the first language has used the shelf up.
    if (lang === 'ko')
      await main(page)
        .getByText(/선반에 .+ 있어요/)
        .first()
        .waitFor()
    await button(page, t('재료 모두 장바구니에 담기')).click()
    await page.getByText(t('재료를 장바구니에 담았어요.')).waitFor()
    expect(await overflow(page)).toBe(0)
    await main(page)
      .getByRole('textbox', { name: t('완성한 개수') })
      .fill('2')
    await button(page, t('배치 저장')).click()
    await page.waitForURL('**/my-page/batches')
    await main(page).getByRole('link', { name }).first().waitFor()
    expect(await overflow(page)).toBe(0)
    await main(page)
      .getByRole('link', { name: t('표시 라벨 만들기') })
      .first()
      .click()
    await page.waitForURL('**/label')
    await main(page).locator('.label-preview').first().getByText(name).first().waitFor()
    expect(await overflow(page)).toBe(0)
    expect(troubles).toEqual([])
  })

  test('a wick is found, its kit bought, and a burn raises what the next maker reads', async () => {
    const { page, troubles } = await visitor({ width, lang })
    // Each maker's newest result of a wick counts: both are makers who have none yet.
    await signIn(page, lang === 'ko' ? 'clerk' : 'owner', '/contents/wick')
    await main(page)
      .getByRole('heading', { name: t('심지 세 가지를 추천해요') })
      .waitFor()
    const first = main(page).locator('.wick-row').first()
    const name = await first.locator('.wick-name').innerText()
    const burnsOf = () =>
      main(page).locator('.wick-row').filter({ hasText: name }).locator('.wick-sure .tiny').innerText()
    const before = await burnsOf()
    expect(before).toMatch(/\d/)
    await main(page).locator('.wick-kit').getByRole('button').click()
    await page.getByText(t('장바구니에 담았어요.')).waitFor()
    expect((await callsFrom(page)('GET', 'cart')).lines).toHaveLength(3)
    await main(page).locator('.burn-form').getByRole('combobox').click()
    await page.getByRole('option', { name }).click()
    await field(page, 'pool_mm').fill('63')
    await button(page, t('결과 남기기')).click()
    await page.getByText(t('결과를 저장했어요. 고마워요. 신뢰도에 바로 반영했어요.')).waitFor()
    await main(page)
      .getByRole('heading', { name: t('내가 남긴 결과') })
      .waitFor()
    await expect.poll(burnsOf).not.toBe(before)
    expect(await overflow(page)).toBe(0)
    expect(troubles).toEqual([])
  })

  test('a business asks for the scent of its space, is quoted, and orders', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await signIn(page, 'hana', '/custom/fragrance_service')
    await main(page).locator('textarea[name=words]').fill('비 오는 날 책방')
    const { name, hp, email } = guest
    for (const [key, value] of Object.entries({ name, hp, email })) await field(page, key).fill(value)
    expect(await overflow(page)).toBe(0)
    await button(page, t('요청 보내기')).click()
    await main(page)
      .getByRole('link', { name: t('보낸 요청 보기') })
      .click()
    await page.waitForURL('**/shop/quotation?id=*')
    const id = new URL(page.url()).searchParams.get('id')

    const clerk = await owner()
    const { variants } = await clerk.call('GET', 'staff/products/1702')
    const lines = [{ variant_id: variants[0].id, quantity: 1, unit_amount: lang === 'ko' ? 1_900_000 : 140_000 }]
    await clerk.call('PUT', `staff/quotations/${id}`, { lines, reason: '공간의 향' })
    await clerk.call('POST', `staff/quotations/${id}/sending`)
    await arrive(page, `/shop/quotation?id=${id}`)
    await page
      .getByRole('button', { name: t('수락하고 주문하기') })
      .and(page.locator(':visible'))
      .click()
    await page.waitForURL('**/shop/order-form?quotation=*')
    await settled(page)
    if (lang === 'ko') await chooseMethod(page, bought('무통장 입금'))
    await agree(page, bought)
    await pay(page)
    if (lang === 'en') await page.locator('button[value=pay]').click()
    await page.waitForURL('**/shop/order/*/confirm')
    await said(page, bought('주문을 잘 받았어요')).waitFor()
    expect(troubles).toEqual([])
  })
})
