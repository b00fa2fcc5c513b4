import { demoPassword } from '@sillage/demo/member/seed.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys()

const idField = (page: Page) => page.getByRole('textbox', { name: '아이디' })
const passwordField = (page: Page) => page.getByLabel('비밀번호', { exact: true })
const enter = (page: Page) => page.getByRole('main').getByRole('button', { name: '로그인', exact: true })

test('a wrong password is said under the field, and the id need not be typed again', async () => {
  const { page } = await visitor()
  await arrive(page, '/login')
  await signIn(page, 'not-the-password')
  await page.getByRole('alert').filter({ hasText: '아이디 또는 비밀번호가 맞지 않아요.' }).waitFor()
  expect(await passwordField(page).getAttribute('aria-invalid')).toBe('true')
  const note = await passwordField(page).getAttribute('aria-describedby')
  expect(await page.locator(`[id="${note}"]`).innerText()).toContain('아이디 또는 비밀번호가 맞지 않아요.')
  expect(await idField(page).inputValue()).toBe('hana')
  expect(new URL(page.url()).pathname).toBe('/login')
  await passwordField(page).fill('again')
  await page.getByRole('alert').filter({ hasText: '맞지 않아요' }).waitFor({ state: 'detached' })
})

test('nothing typed: each field says what it wants', async () => {
  const { page } = await visitor()
  await arrive(page, '/login')
  await enter(page).click()
  await page.getByText('아이디를 입력해 주세요.').waitFor()
  await page.getByText('비밀번호를 입력해 주세요.').waitFor()
})

test('the right password leads where the visitor wanted to go, and the header knows them; then out again', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, `/login?redirect=${encodeURIComponent('/shop/category/2?sort=best')}`)
  const awake = page.waitForResponse('**/api/v1/login-check')
  await signIn(page, demoPassword)
  await page.waitForURL('**/shop/category/2?sort=best')
  await awake
  await page.getByRole('banner').getByRole('link', { name: '김하나 님' }).waitFor()

  await page.getByRole('banner').getByRole('link', { name: '김하나 님' }).click()
  const leave = page.getByRole('main').getByRole('button', { name: '로그아웃' })
  await leave.click()
  await page.waitForURL('**/')
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).first().waitFor()
  expect(await page.getByRole('link', { name: '김하나 님' }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('back leads past the login to the page before it, and forward to what was wanted', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/contents/store')
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).first().click()
  await page.getByRole('heading', { level: 1, name: '다시 오셨군요' }).waitFor()
  await signIn(page, demoPassword)
  await page.getByRole('banner').getByRole('link', { name: '김하나 님' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-page')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '매장 안내' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contents/store')
  await page.getByRole('banner').getByRole('link', { name: '김하나 님' }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: '마이페이지' }).waitFor()

  // A member who is signed in and opens the login page is sent on, and the back button does not return there.
  await arrive(page, '/contents/company')
  await page.goto('/login')
  await page.waitForURL('**/my-page')
  await page.goBack()
  await page.waitForURL('**/contents/company')
  expect(troubles).toEqual([])
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'a redirect to %s leads to the member’s own page, not to strangers',
  async (redirect) => {
    const { page } = await visitor()
    await arrive(page, `/login?redirect=${encodeURIComponent(redirect)}`)
    await signIn(page, demoPassword)
    await page.getByRole('banner').getByRole('link', { name: '김하나 님' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/my-page')
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  },
)

async function signIn(page: Page, password: string) {
  await idField(page).fill('hana')
  await passwordField(page).fill(password)
  await enter(page).click()
}
