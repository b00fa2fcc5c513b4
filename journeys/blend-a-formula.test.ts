import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gone, windowOf } from './messaging.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).and(page.locator(':visible'))
const amountOf = (page: Page, name: string) => main(page).getByLabel(`${name}의 양`, { exact: true })

/** Finds a material and takes the first one found, by the keyboard alone; its amount is written next. */
async function addMaterial(page: Page, keyword: string, name: string, amount: string) {
  const box = main(page).getByRole('searchbox', { name: '재료 찾기' })
  await box.fill(keyword)
  await button(page, `${name} 추가`).waitFor()
  await box.press('Enter')
  await amountOf(page, name).fill(amount)
}

test('a member blends, weighs, buys and hands on a formula: in Korean on a desktop', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/formula')
  await main(page).getByRole('link', { name: '새 포뮬러 만들기' }).click()
  await main(page).getByRole('textbox', { name: '이름' }).fill('첫눈 캔들')
  await main(page).getByRole('textbox', { name: '배치 크기 (g)' }).fill('500')
  await addMaterial(page, '골든 소이', '골든 소이왁스', '91')
  await addMaterial(page, '무화과 잎', '무화과 잎 오일', '12')
  await main(page).getByText('한도를 넘은 재료가 있어요.').waitFor()
  await main(page).getByText('%로 적은 재료의 합이 103%예요.').waitFor()
  await amountOf(page, '무화과 잎 오일').fill('8')
  await main(page).getByText('모든 재료가 한도 안이에요.').waitFor()
  await main(page).getByRole('searchbox', { name: '재료 찾기' }).fill('할머니의 송진')
  await button(page, '‘할머니의 송진’ 직접 추가').click()
  await amountOf(page, '할머니의 송진').fill('하나')

  // Nothing is lost by reloading, nor by sending what cannot be weighed.
  await page.reload()
  await main(page).getByText('저장하지 않은 내용을 불러왔어요.').waitFor()
  await button(page, '포뮬러 저장').click()
  await main(page).getByText('양을 숫자로 적어 주세요.').waitFor()
  await amountOf(page, '할머니의 송진').fill('1')
  await main(page).getByText('배치 크기와 같아요').waitFor()
  await main(page).getByText('한도를 알 수 없는 재료가 있어요.').waitFor()
  await button(page, '포뮬러 저장').click()
  await page.waitForURL(/\/my-page\/formula\/\d+\/show$/)
  await main(page).getByRole('heading', { name: '첫눈 캔들' }).waitFor()
  await main(page)
    .getByRole('row', { name: /무화과 잎 오일 8% 40 g 8% [\d,]+ 한도 안/ })
    .waitFor()

  await button(page, '재료 모두 장바구니에 담기').click()
  await page.getByText('재료를 장바구니에 담았어요.').waitFor()
  await button(page, '재료 모두 장바구니에 담기').click()
  await page.getByText('재료가 이미 장바구니에 있어요.').waitFor()

  await button(page, '링크 켜고 공유하기').click()
  const address = await main(page).locator('.formula-link').innerText()
  expect(address).toMatch(/\/share\/[\w-]{32}$/)
  await calm(page)
  const popup = await windowOf(page, button(page, '카카오톡으로 공유하기'), '카카오톡 공유')
  const message = popup.getByRole('article')
  expect(await message.getAttribute('data-kind')).toBe('feed')
  for (const part of ['첫눈 캔들', '3가지', '500 g', new URL(address).pathname])
    expect(await message.innerText()).toContain(part)
  await popup.getByRole('checkbox', { name: '새벽향' }).check()
  await popup.getByRole('button', { name: '보내기' }).click()
  await gone(popup)
  expect(troubles).toEqual([])

  const friend = await visitor({ width: 390, lang: 'en' })
  const reply = await arrive(friend.page, new URL(address).pathname)
  expect(reply?.headers()['x-robots-tag']).toContain('noindex')
  await main(friend.page).getByRole('heading', { name: '첫눈 캔들' }).waitFor()
  await button(friend.page, 'Add all materials to cart').click()
  await friend.page.getByText('The materials are in your cart.').waitFor()
  expect(await overflow(friend.page)).toBe(0)
  expect(await friend.page.locator('body').innerText()).not.toContain('김하나')
  expect(friend.troubles).toEqual([])

  await button(page, '링크 끄기').click()
  await button(page, '링크 켜고 공유하기').waitFor()
  expect((await arrive(friend.page, new URL(address).pathname))?.status()).toBe(404)
})

test('of a product in several colours a member says which, on a phone and in both languages', async () => {
  const { page, troubles } = await visitor({ width: 390 })
  await signIn(page, 'hana', '/my-page/formula/new/show')
  await main(page).getByRole('textbox', { name: '이름' }).fill('동백 꾸러미')
  const box = main(page).getByRole('searchbox', { name: '재료 찾기' })
  await box.fill('동백 매듭')
  await button(page, '동백 매듭 추가').waitFor()
  await box.press('Enter')
  const which = main(page).getByRole('group', { name: '어떤 동백 매듭인가요?' })
  // By the keyboard alone: the first one is where one goes on, the second is taken.
  await expect
    .poll(() => which.getByRole('button', { name: '흰 동백' }).evaluate((it) => it.matches(':focus')))
    .toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await amountOf(page, '동백 매듭 · 붉은 동백').fill('100')
  expect(await overflow(page)).toBe(0)
  await button(page, '포뮬러 저장').click()
  await page.waitForURL(/\/my-page\/formula\/\d+\/show$/)
  await main(page).getByRole('link', { name: '동백 매듭 · 붉은 동백' }).waitFor()
  const english = [
    { name: 'lang', value: 'en' },
    { name: 'currency', value: 'usd' },
  ]
  await page.context().addCookies(english.map((cookie) => ({ ...cookie, url: page.url() })))
  await page.evaluate(() => Object.assign(localStorage, { lang: 'en', currency: 'USD' }))
  await page.reload()
  await main(page).getByRole('link', { name: 'Camellia Knot · Red' }).waitFor()
  expect(troubles).toEqual([])
})

test('of two tabs the slower one is told, loses nothing, and its words become the next version', async () => {
  const { page, context } = await visitor()
  await signIn(page, 'hana', '/my-page/formula')
  const edit = '/my-page/formula/1/show?edit=yes'
  const other = await context.newPage()
  await page.goto(edit)
  await amountOf(page, '무화과 잎 오일').fill('4')
  await other.goto(edit)
  // The other tab finds what is being written here, and is the first to save it.
  await amountOf(other, '무화과 잎 오일').fill('5')
  await button(other, '저장하기').click()
  await main(other)
    .getByRole('row', { name: /무화과 잎 오일 5%/ })
    .waitFor()

  await button(page, '저장하기').click()
  await main(page).getByText('그사이 다른 곳에서 이 포뮬러를 수정했어요. 작성하던 내용은 그대로 있어요.').waitFor()
  expect(await amountOf(page, '무화과 잎 오일').inputValue()).toBe('4')
  await button(page, '내가 쓴 내용을 새 버전으로 저장').click()
  await main(page)
    .getByRole('row', { name: /무화과 잎 오일 4%/ })
    .waitFor()

  await main(page).getByRole('link', { name: '현재 버전과 비교' }).first().click()
  await main(page)
    .getByRole('row', { name: /무화과 잎 오일 5% 4% -1% · -3 g 변경됨/ })
    .waitFor()
  await main(page).getByRole('link', { name: '포뮬러로 돌아가기' }).click()
  await button(page, '되살리기').first().click()
  await main(page)
    .getByRole('row', { name: /무화과 잎 오일 5%/ })
    .waitFor()
  await main(page).getByText('버전 3에서 되살림').waitFor()
})

test('a formula is weighed again, deleted and put back: in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signIn(page, 'hana', '/my-page/formula')
  await main(page).getByRole('link', { name: '얼그레이 향수' }).click()
  await main(page).getByText('A material is over its limit.').waitFor()
  await main(page).getByText('Over the limit').waitFor()
  await main(page).getByRole('textbox', { name: 'Amount to make (g)' }).fill('300')
  await main(page).getByRole('cell', { name: '255 g' }).waitFor()
  await main(page).getByText('255 g needed').waitFor()
  await main(page).getByRole('textbox', { name: 'Amount to make (g)' }).fill('lots')
  await main(page).getByText('Please enter the batch size as a number').waitFor()
  expect(await overflow(page)).toBe(0)

  await button(page, 'Rename').click()
  await main(page).getByRole('textbox', { name: 'Name' }).fill('Earl Grey')
  await page.keyboard.press('Enter')
  await main(page).getByRole('heading', { name: 'Earl Grey' }).waitFor()
  await button(page, 'Delete').click()
  await page.waitForURL('**/my-page/formula')
  await main(page).getByRole('link', { name: 'Earl Grey' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await main(page).getByRole('link', { name: 'Earl Grey' }).waitFor()
  expect(troubles).toEqual([])
})
