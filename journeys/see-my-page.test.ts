import { gradeRules } from '@sillage/domains/member/words.ts'
import { orderSteps } from '@sillage/domains/order/words.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, type Language, overflow, type Screen } from './visitor.ts'

const { visitor } = journeys()

type Sight = { width: Screen; lang: Language; greeting: string; missing: string; figures: string[]; viewed: string }
const korean: Sight = {
  width: 1280,
  lang: 'ko',
  greeting: '김하나 님, 반가워요',
  missing: '실버 회원까지 {amount}원 남았어요.',
  figures: ['적립금', '쿠폰', '읽지 않은 알림'],
  viewed: '최근 본 상품',
}
const english: Sight = {
  width: 390,
  lang: 'en',
  greeting: 'Welcome, 김하나',
  missing: '₩{amount} more to become a Silver member.',
  figures: ['Points', 'Coupons', 'Unread'],
  viewed: 'Recently viewed',
}

test.each([korean, english])(
  'at $width pixels in $lang my page says who I am, what I have, what is under way and what I looked at',
  async ({ width, lang, greeting, missing, figures, viewed }) => {
    const { page, troubles } = await visitor({ width, lang })
    await arrive(page, '/shop/product/1002')
    await calm(page)
    await signIn(page, 'hana', '/my-page')
    await page.getByText(greeting).waitFor()

    const { lines, spent_krw } = await ask(page, 'GET', '/api/v1/orders/summary')
    await page
      .getByText(missing.replace('{amount}', (gradeRules.silver.spend_krw - spent_krw).toLocaleString('en')))
      .waitFor()
    const steps = orderSteps.map(({ states }) => states.reduce((sum, state) => sum + (lines[state] ?? 0), 0))
    expect(steps.some((count) => count > 0)).toBe(true)
    expect((await page.locator('.order-steps b').allInnerTexts()).map(Number)).toEqual(steps)

    const { balance } = await ask(page, 'GET', '/api/v1/points')
    const { coupon_count, notification_count } = await ask(page, 'POST', '/api/v1/login-check')
    const values = [balance, coupon_count, notification_count]
    for (const [index, label] of figures.entries())
      await page
        .getByRole('main')
        .getByRole('link', { name: `${label} ${values[index].toLocaleString('en')}`, exact: true })
        .waitFor()

    const recent = page.getByRole('region', { name: viewed }).getByRole('link')
    expect(await recent.first().getAttribute('href')).toBe('/shop/product/1002')
    expect(await overflow(page)).toBe(0)
    expect(troubles).toEqual([])
  },
)

/** What the shop answers this member. */
const ask = (page: Page, method: string, address: string) =>
  page.evaluate(([method, address = '']) => fetch(address, { method }).then((reply) => reply.json()), [method, address])
