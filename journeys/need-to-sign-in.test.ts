import { demoPassword } from '@sillage/demo/member/seed.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys()

test.each(['/my-page/order', '/my-page', '/customer/document-board/1'])(
  '%s asks to sign in, and opens once that is done',
  async (wanted) => {
    const { page, troubles } = await visitor()
    await page.goto(wanted)
    await page.getByText('로그인이 필요해요.').waitFor()
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === wanted)
    await signIn(page)
    await page.waitForURL((url) => url.pathname === wanted)
    await page.getByRole('banner').getByRole('link', { name: '김하나 님' }).waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(troubles).toEqual([])
  },
)

test('an address among a member’s pages that is none asks first, and is not found after', async () => {
  const { page } = await visitor()
  const wanted = '/my-page/no-such-thing'
  const reply = await page.goto(wanted)
  expect(reply?.status()).toBe(404)
  await page.getByText('로그인이 필요해요.').waitFor()
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === wanted)
  await signIn(page)
  await page.waitForURL((url) => url.pathname === wanted)
  await page.getByRole('heading', { level: 1, name: '향만 남고 페이지는 사라졌어요' }).waitFor()
})

test('a link to a page for members asks too, in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await arrive(page, '/customer/center')
  await page.getByRole('contentinfo').getByRole('link', { name: 'My orders' }).click()
  await page.getByText('Please sign in first.').waitFor()
  await page.waitForURL((url) => url.searchParams.get('redirect') === '/my-page/order')
  // Back is where the visitor was, not the page that sent them away.
  await page.goBack()
  await page.waitForURL('**/customer/center')
  expect(troubles).toEqual([])
})

test('the login leads a member to their own page, and an edit page is not there for them', async () => {
  const { page } = await visitor()
  await arrive(page, '/login')
  await signIn(page)
  await page.waitForURL('**/my-page')
  await page.getByText('김하나 님, 반가워요').waitFor()
  await page.goto('/login?redirect=%2Fshop%2Fcart')
  await page.waitForURL('**/my-page')
  for (const edited of ['/customer/notice/1/edit', '/tssa/notice/1/edit', '/customer/faq/1/edit']) {
    await arrive(page, edited)
    await page.getByText('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.').waitFor()
  }
})

test('without scripts a page for members shows its name and nothing of anybody', async () => {
  const { page } = await visitor({ javaScriptEnabled: false })
  const reply = await page.goto('/my-page/coupon')
  expect(reply?.status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: '쿠폰' }).waitFor()
  expect(await page.getByText('보유한 쿠폰이 없어요').count()).toBe(0)
})

async function signIn(page: Page) {
  await page.getByRole('textbox', { name: '아이디' }).fill('hana')
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
}
