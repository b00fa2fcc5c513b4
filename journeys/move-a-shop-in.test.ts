import { demoPassword } from '@sillage/demo/member/seed.ts'
import { dumpOf, smallShop } from '@sillage/domains/moving/testing/dumps.ts'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

test('a shop moves in from a dump, and its old addresses and passwords still work', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await page.goto('/admin/moving')
  await page.locator('input[autocomplete=username]').fill('owner')
  await page.locator('input[autocomplete=current-password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: '다른 쇼핑몰에서 옮기기' }).waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])
  const dump = { name: 'shop.sql', mimeType: 'text/plain', buffer: Buffer.from(dumpOf(smallShop())) }
  await page.getByLabel('데이터 파일').setInputFiles(dump)
  await page.getByRole('button', { name: '올리고 미리 실행' }).click()
  await page.getByRole('button', { name: '7건 옮기기' }).click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '옮기기' }).click()
  await page.getByRole('link', { name: '상품 목록 보기' }).waitFor()
  await calm(page)
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  const reply = await arrive(page, '/shop/list.php?ca_id=10')
  expect((await reply?.request().redirectedFrom()?.response())?.status()).toBe(301)
  await page.getByRole('heading', { level: 1, name: '캔들' }).waitFor()
  await page.evaluate(() => {
    history.pushState(null, '', '/shop/list.php?ca_id=1010')
    history.pushState(null, '', '/shop/best-seller')
  })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '소이 캔들' }).waitFor()

  const member = await visitor()
  await arrive(member.page, '/login')
  await member.page.locator('input[name=mb_id]').fill('mina')
  await member.page.locator('input[name=mb_password]').fill('mypass')
  await member.page.getByRole('main').locator('button[type=submit]').click()
  await member.page.waitForURL((url) => url.pathname !== '/login')
  expect(troubles).toEqual([])
})
