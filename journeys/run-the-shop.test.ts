import { demoPassword } from '@sillage/demo/member/seed.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

/** By keyboard, as on every morning. */
async function openConsole(page: Page, mb_id: string, address = '/admin') {
  await page.goto(address)
  await page.locator('input[autocomplete=username]').waitFor()
  await page.keyboard.press('Tab')
  await page.locator('input[autocomplete=username]').focus()
  await page.keyboard.type(mb_id)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: /관리 메뉴|Console menu/ }).waitFor()
}

/** Goes on with Tab until it is there, as everybody without a mouse does. */
async function tabTo(target: Locator) {
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

async function pressOn(target: Locator) {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

const rowInHand = (page: Page) => page.locator('tr.at a:focus')

test('an order is prepared, shipped and delivered by keyboard alone: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await page.goto('/admin')
  await page.getByRole('heading', { name: '관리자 로그인' }).waitFor()
  expect(await faults(page)).toEqual([])
  await openConsole(page, 'owner')
  await page.getByRole('heading', { level: 1, name: '오늘 할 일' }).waitFor()
  await page.getByRole('link', { name: /결제 완료, 준비 전/ }).waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.getByRole('heading', { level: 1, name: '주문' }).waitFor()
  await pressOn(page.getByRole('button', { name: '결제 완료', exact: true }))
  await page.waitForURL('**/admin/orders?state=paid')
  // Pressed while the rows may still be on their way: they wait for them.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await rowInHand(page).waitFor()
  await page.getByRole('toolbar', { name: '선택한 항목' }).waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('p')
  const preview = page.getByRole('dialog', { name: '준비 시작 미리 보기' })
  await preview.waitFor()
  await preview.getByText('바뀜').waitFor()
  expect(await faults(page)).toEqual([])
  await pressOn(preview.getByRole('button', { name: '1건 적용' }))
  await page.getByText('1건을 옮겼어요.').waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '주문 번호, 이름, 전화, 화면' }).waitFor()
  await page.keyboard.type('주문')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: '주문 번호, 이름, 전화, 화면' }).waitFor({ state: 'detached' })
  await pressOn(page.getByRole('button', { name: '준비 중', exact: true }))
  await page.waitForURL('**/admin/orders?state=preparing')
  await page.keyboard.press('j')
  await rowInHand(page).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/orders\/\d+$/)
  await page.getByRole('heading', { name: '기록과 메모' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('m')
  await page.keyboard.type('선물 포장')
  await pressOn(page.getByRole('button', { name: '메모 남기기' }))
  await page.locator('.log').getByText('선물 포장').waitFor()
  const isReady = page.locator('header .state', { hasText: '출고 준비' })
  await calm(page)
  await page.keyboard.press('p')
  await isReady.waitFor()
  await tabTo(page.getByRole('textbox', { name: '송장 번호' }))
  await page.keyboard.type('6000-1234-5678')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '600012345678' }).waitFor()
  await page.locator('header .state', { hasText: '배송 중' }).waitFor()
  await pressOn(page.getByRole('button', { name: '배송 완료 처리' }))
  await page.locator('header .state', { hasText: '배송 완료' }).waitFor()

  await page.goto('/admin/audit')
  await page.getByRole('table', { name: '변경 기록' }).getByRole('row').nth(1).waitFor()
  expect(await faults(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('somebody with fewer permissions sees fewer screens, and a member none: en at 834', async () => {
  const { page, context, troubles } = await visitor({ width: 834, lang: 'en' })
  await context.addInitScript("localStorage.setItem('console:language', 'en')")
  await openConsole(page, 'clerk')
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await page.getByRole('main').innerText()).not.toMatch(/[가-힣]{4}/)
  await page.goto('/admin/staff')
  await page.getByRole('heading', { name: 'You need the “Staff” permission to see this' }).waitFor()
  expect(await page.getByRole('link', { name: 'Staff and permissions' }).count()).toBe(0)
  expect(troubles).toEqual([])

  const { page: stranger } = await visitor({ width: 834, lang: 'en' })
  await stranger.addInitScript("localStorage.setItem('console:language', 'en')")
  await stranger.goto('/admin/orders')
  await stranger
    .getByRole('textbox', { name: 'Username' })
    .or(stranger.locator('input[autocomplete=username]'))
    .fill('hana')
  await stranger.locator('input[type=password]').fill(demoPassword)
  await stranger.keyboard.press('Enter')
  await stranger.getByRole('heading', { name: 'Staff only' }).waitFor()
  expect(await faults(stranger)).toEqual([])
})

test('the first page is designed beside its preview, published, compared and put back: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  const { page: customer } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', '/admin/home')
  const slide = page.getByRole('group', { name: '슬라이드' })
  const title = slide.getByLabel('제목', { exact: true })
  const before = await title.inputValue()
  const phone = page.frameLocator('iframe[title="휴대폰 미리 보기"]')
  await phone.getByText('아직 게시하지 않은 초안이에요.').waitFor()
  await title.fill('첫눈이 오면')
  await phone.getByRole('heading', { level: 1, name: '첫눈이 오면' }).waitFor()
  await page.getByRole('checkbox', { name: '인기 상품' }).uncheck()
  await phone.getByRole('heading', { name: '이달의 인기 상품' }).waitFor({ state: 'detached' })
  await calm(page)
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await phone.getByRole('heading', { name: '이달의 인기 상품' }).waitFor()

  await page.getByRole('button', { name: '초안 저장' }).click()
  await page.getByText('초안을 저장했어요.').waitFor()
  await customer.goto('/')
  await customer.getByRole('heading', { level: 1, name: before.split('\n')[0] ?? '' }).waitFor()
  await page.getByRole('button', { name: '게시', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '초안을 게시할까요?' })
  await dialog.getByRole('button', { name: '게시', exact: true }).click()
  await page.getByText('게시했어요.').waitFor()
  await customer.reload()
  await customer.getByRole('heading', { level: 1, name: '첫눈이 오면' }).waitFor()

  await page.getByRole('row', { name: /^1 / }).getByRole('button', { name: '비교' }).click()
  const changes = page.getByRole('dialog', { name: '버전 1 이후 바뀐 점' })
  await changes.getByText('첫눈이 오면').waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])
  await changes.getByRole('button', { name: '이 버전으로 되돌리기' }).click()
  await page.getByText('이전 버전을 초안으로 불러왔어요. 게시해야 보여요.').waitFor()
  await expect.poll(() => title.inputValue()).toBe(before)
  expect(troubles).toEqual([])
})

test('a session that ends leaves the screen with everything typed, and the password brings it back', async () => {
  const { page, context } = await visitor({ width: 1440 })
  await openConsole(page, 'owner', '/admin/orders')
  await page.getByRole('table', { name: '주문 목록' }).getByRole('link').first().click()
  const memo = page.getByRole('textbox', { name: '직원끼리 보는 메모' })
  await memo.fill('내일 전화하기')
  await context.clearCookies()
  await page.getByRole('button', { name: '메모 남기기' }).click()
  const door = page.getByRole('dialog', { name: '다시 로그인해 주세요' })
  await door.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await door.waitFor({ state: 'detached' })
  expect(await memo.inputValue()).toBe('내일 전화하기')
  await page.getByRole('button', { name: '메모 남기기' }).click()
  await page.locator('.log').getByText('내일 전화하기').waitFor()
})
