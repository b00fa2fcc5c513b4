import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys } from './visitor.ts'

const { visitor } = journeys()
const main = (page: Page) => page.getByRole('main')

/** Where someone without a mouse is, and what is read out to them there. */
const here = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    // A group's message is said when one comes into it.
    const marked = at?.closest('[aria-describedby]')
    const notes = (marked?.getAttribute('aria-describedby') ?? '').split(' ')
    return {
      field: at?.getAttribute('name') ?? at?.closest('[data-field]')?.getAttribute('data-field'),
      invalid: at?.closest('[aria-invalid=true]') !== null,
      said: notes.map((id) => document.getElementById(id)?.innerText.trim()).join(' '),
      inSight: (at?.getBoundingClientRect().top ?? -1) >= 0,
    }
  })

test('a refused form puts one into its first wrong field and says why: by keyboard, in English on a phone', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await arrive(page, '/customer/class-inquiry')
  await calm(page)
  const send = main(page).getByRole('button', { name: 'Send' })
  await send.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => here(page)).toMatchObject({ field: 'wish', invalid: true, inSight: true })
  expect((await here(page)).said).toMatch(/choose/i)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect.poll(() => here(page)).toMatchObject({ field: 'body', invalid: true, inSight: true })
  await page.keyboard.type('A class for eight of us, please.')
  await main(page).getByRole('textbox', { name: /^Name/ }).focus()
  await page.keyboard.type('Jane')
  await main(page).getByRole('textbox', { name: /email/i }).focus()
  await page.keyboard.type('not a mail')
  await page.keyboard.press('Enter')
  await expect.poll(() => here(page)).toMatchObject({ field: 'hp', invalid: true, inSight: true })
  await page.keyboard.type('010-1234-5678')
  await page.keyboard.press('Enter')
  await expect.poll(() => here(page)).toMatchObject({ field: 'email', invalid: true, inSight: true })
  // Nothing that was typed is lost on the way.
  expect(await main(page).locator('[name=body]').inputValue()).toBe('A class for eight of us, please.')
  expect(await main(page).locator('[name=name]').inputValue()).toBe('Jane')
  expect(await main(page).locator('[name=email]').inputValue()).toBe('not a mail')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('jane@example.com')
  await page.keyboard.press('Enter')
  await expect.poll(() => here(page)).toMatchObject({ field: 'consent', invalid: true, inSight: true })
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.waitForURL(/class-inquiry\?id=\d+&key=/)
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([])
})

test('a text that was left out is where one types next, and a list where one chooses', async () => {
  const { page, troubles } = await visitor()
  await signIn(page, 'owner', '/customer/faq/new/edit')
  await calm(page)
  await main(page).getByRole('button', { name: '올리기', exact: true }).click()
  await expect.poll(() => here(page)).toMatchObject({ field: 'topic', invalid: true, said: '종류를 골라 주세요.' })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await main(page)
    .getByRole('textbox', { name: /^질문\*?$/ })
    .fill('무엇을 쓰나요?')
  await page.keyboard.press('Enter')
  await expect.poll(() => here(page)).toMatchObject({ field: 'body', invalid: true, said: '내용을 입력해 주세요.' })
  await page.keyboard.type('소이왁스예요.')
  await main(page).getByRole('button', { name: '올리기', exact: true }).click()
  await main(page).locator('details[open]:visible').getByText('소이왁스예요.').waitFor()
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([])
})
