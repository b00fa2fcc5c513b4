import { photograph } from '@sillage/server-kit/testing-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { staffAt } from './clerk.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { bothWays, wordsIn } from './words.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')
/** Required fields say so after their name. */
const box = (page: Page, name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const document = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photograph() })
const visibleFiles = (page: Page) => page.locator('form:visible input[type=file]')

/** What staff decide, and what the member is told of it; who is approved does not apply again, so that comes last. */
const outcomes = [
  {
    ...bothWays[1],
    action: 'reject',
    note: { note: '매장이 아직 없어요.' },
    reported: 'About your wholesale application',
    badge: '반려',
  },
  { ...bothWays[0], action: 'approve', note: {}, reported: '도매 신청이 승인됐어요', badge: '승인' },
]

test.each(outcomes)(
  'in $lang at $width apply to buy wholesale, be asked for more, complete it and hear of it: $action',
  async (way) => {
    const t = wordsIn(way.lang)
    const { page, troubles } = await visitor(way)
    await arrive(page, '/customer/wholesale-apply')
    await main(page)
      .getByRole('link', { name: t('로그인하고 신청하기') })
      .waitFor()
    await signIn(page, 'hana', '/customer/wholesale-apply')
    await box(page, t('상호')).fill('온기상점')
    await box(page, t('대표자')).fill('김하나')

    // A slip in the number is seen while it is typed.
    await box(page, t('사업자등록번호')).fill('107-81-74868')
    await alertOf(page, t('사업자등록번호를 확인해 주세요.')).waitFor()
    await box(page, t('사업자등록번호')).fill('107-81-74869')
    await main(page).getByText(t('사용할 수 있는 번호예요.')).waitFor()

    // Sent too early, each field says what it wants; what was typed is still there after a reload.
    await main(page)
      .getByRole('button', { name: t('신청 보내기') })
      .click()
    for (const text of [
      '우편번호를 입력해 주세요.',
      '사업장 주소를 입력해 주세요.',
      '판매 방식을 골라 주세요.',
      '사업자등록증을 올려 주세요.',
    ])
      await alertOf(page, t(text)).waitFor()
    expect(troubles.splice(0)).toEqual([expect.stringMatching(/^422/), expect.stringMatching(/422/)])
    await page.reload()
    await expect.poll(() => box(page, t('상호')).inputValue()).toBe('온기상점')

    await box(page, t('메일')).fill('hana@example.com')
    await box(page, t('우편번호')).fill('04524')
    await box(page, t('주소')).fill('서울특별시 중구 세종대로 110')
    await main(page)
      .getByRole('combobox', { name: t('판매 방식') })
      .click()
    await page.getByRole('option', { name: t('매장 판매') }).click()
    await main(page).getByText(t('50만~200만 원')).click()
    await visibleFiles(page).setInputFiles([await document('사업자등록증.jpg')])
    await main(page)
      .getByRole('button', { name: t('신청 보내기') })
      .click()
    await page.waitForURL(/\/customer\/wholesale-apply\/\d+\/show$/)
    await main(page).getByText(t('신청을 받았어요. 보통 영업일 3일 안에 결과를 알려 드려요.')).waitFor()
    const id = /(\d+)\/show$/.exec(page.url())?.[1]

    const staff = await visitor()
    const callAsStaff = await staffAt(staff.page, 'owner')
    await callAsStaff('POST', `staff/applications/${id}/take`, {})
    await callAsStaff('POST', `staff/applications/${id}/ask`, { note: '매장 사진을 한 장 보내 주세요.' })

    await page.reload()
    await main(page).locator('.alert', { hasText: '매장 사진을 한 장 보내 주세요.' }).waitFor()
    await main(page)
      .getByRole('link', { name: t('신청 수정') })
      .click()
    await page.waitForURL(/\/edit$/)
    await visibleFiles(page).setInputFiles([await document('매장.jpg')])
    await main(page)
      .getByRole('button', { name: t('보완해서 다시 보내기') })
      .click()
    await page.waitForURL(/\/show$/)
    await main(page)
      .locator('.badge:visible', { hasText: t('검토 중') })
      .waitFor()
    expect(await main(page).locator('.sent-file img:visible').count()).toBe(2)

    await callAsStaff('POST', `staff/applications/${id}/${way.action}`, way.note)
    await arrive(page, '/my-page/notification')
    await main(page).getByText(way.reported).first().click()
    await page.waitForURL(`**/customer/wholesale-apply/${id}/show`)
    await main(page)
      .locator('.badge:visible', { hasText: t(way.badge) })
      .waitFor()
    // Who has what is applied for is not asked to fill it in again; who was refused may.
    await arrive(page, '/customer/wholesale-apply')
    const form = page.locator('form.application-form:visible')
    if (way.action === 'reject') await form.waitFor()
    else {
      await main(page)
        .getByRole('heading', { name: t('이미 승인된 회원이에요.') })
        .waitFor()
      expect(await form.count()).toBe(0)
    }
    expect(await overflow(page)).toBe(0)
    expect(troubles).toEqual([])
  },
)

test.each(bothWays)('in $lang at $width apply to become a dealer from abroad, and take it back', async (way) => {
  const t = wordsIn(way.lang)
  const { page, troubles } = await visitor(way)
  await signIn(page, 'hana', '/customer/dealer-apply')
  await main(page)
    .getByRole('combobox', { name: t('사업장이 있는 나라') })
    .click()
  await page.getByRole('option', { name: t('독일') }).click()
  const texts = {
    [t('상호')]: 'Duft und Licht',
    [t('대표자')]: 'Anna Weber',
    [t('사업자 또는 법인 등록번호')]: 'HRB 12345',
    [t('메일')]: 'anna@example.com',
    [t('우편번호')]: '10119',
    [t('도로명과 번지')]: 'Torstrasse 1',
    [t('도시')]: 'Berlin',
    [t('대리점을 열고 싶은 지역')]: 'Berlin',
    [t('운영 계획')]: 'A small shop for scents.',
  }
  for (const [name, text] of Object.entries(texts)) await box(page, name).fill(text)
  await main(page)
    .getByRole('combobox', { name: t('판매 방식') })
    .click()
  await page.getByRole('option', { name: t('매장 판매') }).click()
  await visibleFiles(page).setInputFiles([await document('register.jpg')])
  expect(await overflow(page)).toBe(0)

  // Kept unfinished, it goes on where it was.
  await main(page)
    .getByRole('button', { name: t('임시 저장') })
    .click()
  await main(page)
    .locator('.badge:visible', { hasText: t('작성 중') })
    .waitFor()
  await page.reload()
  await main(page)
    .getByRole('button', { name: t('{name} 빼기', { name: 'register.jpg' }) })
    .waitFor()
  expect(await box(page, t('상호')).inputValue()).toBe('Duft und Licht')
  await calm(page)
  await main(page)
    .getByRole('button', { name: t('신청 보내기') })
    .click()
  await main(page).getByText(t('신청을 받았어요. 보통 영업일 3일 안에 결과를 알려 드려요.')).waitFor()
  await main(page).getByText(t('운영 계획'), { exact: true }).waitFor()
  expect(await overflow(page)).toBe(0)
  // It stands here only, whichever address it is looked for under.
  const [{ id }] = await page.evaluate(async () => (await fetch('/api/v1/applications?kind=dealer')).json())
  for (const step of ['show', 'edit']) {
    await arrive(page, `/customer/wholesale-apply/${id}/${step}`)
    await page.waitForURL('**/customer/dealer-apply')
  }
  await main(page).getByText(t('신청을 받았어요. 보통 영업일 3일 안에 결과를 알려 드려요.')).waitFor()

  await main(page)
    .getByRole('button', { name: t('신청 취소하기') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('신청 취소하기') })
    .click()
  await page.getByRole('dialog').getByText(t('신청을 취소했어요.')).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('닫기') })
    .click()
  await main(page)
    .getByRole('button', { name: t('신청 보내기') })
    .waitFor()
  expect(troubles).toEqual([])
})
