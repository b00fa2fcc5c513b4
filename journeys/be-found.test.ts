import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys()
const price = { ko: /\d원/, en: /\$\d/ }

test.each([
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
] as const)('who runs no scripts reads everything, in $lang', async ({ width, lang }) => {
  const { page } = await visitor({ width, lang, javaScriptEnabled: false })
  const first = async (address: string) => {
    const { data } = (await (await page.request.get(address)).json()) as { data: { id: number }[] } // by contract
    return data[0]?.id
  }
  const pages = [
    { address: '/', priced: true },
    { address: '/shop/category/1', priced: true },
    { address: `/shop/product/${await first('/api/v1/products?sort=best')}`, priced: true },
    { address: `/contents/select/${await first('/api/v1/selects')}`, priced: true },
    { address: `/customer/notice/${await first('/api/v1/notice')}`, priced: false },
    { address: `/contents/diy/${await first('/api/v1/recipes')}`, priced: false },
  ]
  for (const { address, priced } of pages) {
    await page.goto(address)
    expect(await page.title()).toMatch(/\S · \S/)
    expect((await page.getByRole('heading', { level: 1 }).innerText()).trim()).not.toBe('')
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{2}/)
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(1)
    const text = await page.getByRole('main').innerText()
    if (priced) expect(text).toMatch(price[lang])
  }
})

test('waking up and walking on leave one true address, that of the page on the screen', async () => {
  const { page, troubles } = await visitor()
  const canonical = () =>
    page.locator('link[rel=canonical]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await arrive(page, '/shop/category/1')
  const { origin } = new URL(page.url())
  expect(await canonical()).toEqual([`${origin}/shop/category/1`])
  const facts = page.locator('script[type="application/ld+json"]').first()
  expect(JSON.parse((await facts.textContent()) ?? '')).toMatchObject({ '@type': 'BreadcrumbList' })

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL('**/shop/product/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(canonical).toEqual([origin + new URL(page.url()).pathname])
  await page.goBack()
  await expect.poll(canonical).toEqual([`${origin}/shop/category/1`])
  expect(troubles).toEqual([])
})
