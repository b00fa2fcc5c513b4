import console from '@sillage/domains/tssa/admin/english.json' with { type: 'json' }
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { expect, test } from 'vitest'
import { agree, chooseMethod, fillGuest, main, pay, payInTheWindow, settled } from './buying.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { wordsIn } from './words.ts'

const { visitor } = journeys()

const english = new Map(Object.entries(console))
const inDays = (days: number, time: string) => `${seoulDay(addDays(new Date(), days))}T${time}`

test.each([
  { lang: 'ko', width: 1280, office: 1440 },
  { lang: 'en', width: 390, office: 834 },
] as const)(
  'staff open a class on days of its own, a guest books it and finds the code in the order: $lang at $width',
  async ({ lang, width, office }) => {
    const staff = await visitor({ width: office })
    await openConsole(staff.page, 'owner', { address: '/admin/classes', lang })
    const says = (korean: string) => (lang === 'ko' ? korean : (english.get(korean) ?? wordsIn(lang)(korean)))
    await staff.page.getByRole('button', { name: says('일정 열기') }).click()
    const form = (label: string) => staff.page.getByLabel(says(label), { exact: true })
    await form('열 강좌').selectOption('1603')
    await form('첫 수업').fill(inDays(20, '10:00'))
    await form('수업 간격').selectOption('own')
    const second = staff.page.getByLabel(lang === 'ko' ? '2회차' : 'Lesson 2', { exact: true })
    await second.fill(inDays(21, '15:30'))
    await calm(staff.page)
    expect(await faults(staff.page)).toEqual([])
    await staff.page.getByRole('button', { name: says('열기'), exact: true }).click()
    await staff.page.getByText(lang === 'ko' ? '일정 1개를 열었어요.' : '1 session opened.').waitFor()

    const t = wordsIn(lang)
    const { page, troubles } = await visitor({ lang, width })
    await arrive(page, '/tssa/product/1603')
    const choice = main(page)
      .locator('.session-choice', { has: page.locator(':checked') })
      .and(page.locator(':visible'))
    await choice.getByText('15:30').waitFor()
    await main(page)
      .getByRole('button', { name: t('바로 구매') })
      .and(page.locator(':visible'))
      .click()
    await page.waitForURL('**/shop/order-form')
    await settled(page)
    await fillGuest(page)
    if (lang === 'ko') await chooseMethod(page, t('신용·체크카드'))
    await agree(page, t)
    await pay(page)
    if (lang === 'ko') await payInTheWindow(page)
    else await page.locator('button[value=pay]').click()
    await page.waitForURL('**/shop/order/*/confirm')
    await main(page)
      .getByRole('link', { name: t('주문 자세히 보기') })
      .click()
    const ticket = main(page).getByRole('article')
    await ticket.getByRole('img', { name: t('입장 QR 코드') }).waitFor()
    await ticket.getByText(/10:00.+15:30/).waitFor()
    const calendar = await ticket.getByRole('link', { name: t('캘린더에 추가') }).getAttribute('href')
    const file = await page.context().request.get(calendar ?? '')
    expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(2)
    await calm(page)
    expect(await overflow(page)).toBe(0)
    expect(await faults(page)).toEqual([])
    expect([...troubles, ...staff.troubles]).toEqual([])
  },
)
