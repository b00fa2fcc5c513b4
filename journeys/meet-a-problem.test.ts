import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys()

/** The server refuses, from now on, to say anything about products. */
const refuse = (page: Page, status: number) =>
  page.route('**/api/v1/products**', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ message: '안 돼요.' }) }),
  )

const missing = '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.'

test('a product that is gone when its link is followed: a dialog, then the not-found page', async () => {
  const { page } = await visitor()
  await arrive(page, '/shop/new-item')
  await refuse(page, 404)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  const dialog = page.getByRole('dialog', { name: '알림' })
  await dialog.getByText(missing).waitFor()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: '향만 남고 페이지는 사라졌어요' }).waitFor()
})

test('a session that has ended: one dialog, then login with the way back', async () => {
  const { page } = await visitor()
  await arrive(page, '/shop/new-item')
  await refuse(page, 401)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  const dialog = page.getByRole('dialog', { name: '알림' })
  await dialog.getByText('로그인이 필요합니다.').waitFor()
  const wanted = new URL(page.url()).pathname
  await dialog.getByRole('button', { name: '닫기' }).click()
  await page.waitForURL(`**/login?redirect=${encodeURIComponent(wanted)}`)
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a refused form scrolls to its first field, 120 px above', async () => {
  const { page } = await visitor({ width: 390 })
  await arrive(page, '/login')
  await page.setViewportSize({ width: 390, height: 200 })
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('alert').first().waitFor()
  await expect
    .poll(() => page.locator('[data-field="mb_id"]').evaluate((field) => Math.round(field.getBoundingClientRect().top)))
    .toBe(120)
})

test('a dialog does not outlive the page it belongs to', async () => {
  const { page } = await visitor()
  await arrive(page, '/shop/new-item')
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).first().click()
  await page.route('**/api/v1/login', (route) => route.abort())
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '문제가 있어요' })
  await dialog.getByText('네트워크 연결을 확인해 주세요.').waitFor()
  await page.goBack()
  await page.waitForURL('**/shop/new-item')
  await dialog.waitFor({ state: 'detached' })
  // The page can be used: nothing is left over it.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL('**/shop/product/**')
})
