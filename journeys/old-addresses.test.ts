import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys()

const moved = [
  ['/shop/list?ca_id_new=2', '/shop/category/2', '캔들'],
  ['/info/select/1', '/contents/select/1', '비 오는 날의 책상'],
  ['/info/do-it-yourself/1', '/contents/diy/1', '무화과 캔들 두 개'],
  ['/shop/workshop/notice', '/tssa/notice', 'TSSA 공지'],
  ['/shop/register.php', '/register', '처음 오셨군요'],
  ['/shop/qa_list.php', '/customer/faq', '자주 묻는 질문'],
  ['/shop/qa_view.php?qa_id=1', '/customer/faq', '자주 묻는 질문'],
] as const

test.each(moved)('a bookmark of %s opens %s', async (from, to, title) => {
  const { page, troubles } = await visitor()
  const reply = await arrive(page, from)
  expect((await reply?.request().redirectedFrom()?.response())?.status()).toBe(301)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(new URL(page.url()).pathname).toBe(to)
  expect(troubles).toEqual([])
})

test.each(moved)('a link inside the shop to %s opens %s without a new document', async (from, to, title) => {
  const { page, troubles } = await visitor()
  await arrive(page, '/login')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    history.pushState(null, '', '/login')
  }, from)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(new URL(page.url()).pathname).toBe(to)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(troubles).toEqual([])
})

test('the old address of a product opens the product, and without a number the home page', async () => {
  const { page } = await visitor()
  await arrive(page, '/shop/item.php?it_id=1001')
  expect(new URL(page.url()).pathname).toBe('/shop/product/1001')
  await arrive(page, '/shop/item.php')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the old address of a document asks who is there, as the new one does', async () => {
  const { page } = await visitor()
  await page.goto('/board/document/post/41')
  await page.waitForURL((url) => url.searchParams.get('redirect') === '/customer/document-board/41')
  expect(new URL(page.url()).pathname).toBe('/login')
})
