// @vitest-environment jsdom
import type { Transport } from '@sillage/kit/client.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import general from '@sillage/web-kit/english.json' with { type: 'json' }
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import english from '../english.json' with { type: 'json' }
import { testShopWithPost } from '../testing/joining.ts'
import { Component } from './register-page.tsx'

const { app, database, secret, empty, texts } = await testShopWithPost()
window.scrollTo = vi.fn() // jsdom draws nothing that could be scrolled

/** The changes the page has asked for. */
const asked: string[] = []

beforeEach(async () => {
  asked.length = 0
  await empty()
  sessionStorage.clear()
})
afterEach(cleanup)

async function visit(locale: 'ko' | 'en' = 'ko') {
  const send = injectTransport(app, await browserOf({ database, secret }))
  const transport: Transport = (request) => {
    if (request.method !== 'GET') asked.push(request.url)
    return send(request)
  }
  const shop = createShop({ contract, transport })
  const phrases = createPhrases({ locale, package: { ...general, ...english } })
  renderPage({ shop, phrases, at: '/register', route: { path: '/register', Component } })
  return userEvent.setup()
}

const sentCode = async () => /\d{6}/.exec((await texts()).at(-1)?.text ?? '')?.[0] ?? ''
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('the box for all ticks each document, and is off as soon as one is taken back', async () => {
  const user = await visit()
  await user.click(box(/모두 동의해요/))
  const list = within(screen.getByRole('list', { name: '동의 항목' }))
  const boxes = list.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes).toHaveLength(7)
  expect(boxes.every(({ checked }) => checked)).toBe(true)
  await user.click(box(/문자로 소식 받기/))
  expect(box(/모두 동의해요/).checked).toBe(false)
  expect(box(/메일로 소식 받기/).checked).toBe(true)
  for (const link of list.getAllByRole('link')) expect(link.getAttribute('target')).toBe('_blank')
})

test('a changed number is not proved, and the first one still is; a reload keeps all but the passwords', async () => {
  const user = await visit()
  await user.type(input('휴대전화'), '010-1234-5678')
  await user.type(input('비밀번호'), 'never to be stored')
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }))
  await screen.findByLabelText('문자로 온 인증번호')
  expect(screen.getByText('5:00')).toBeDefined()
  await user.type(input('문자로 온 인증번호'), await sentCode())
  await user.click(screen.getByRole('button', { name: '인증하기' }))
  await screen.findByText('인증했어요.')

  await user.type(input('휴대전화'), '9')
  expect(screen.queryByText('인증했어요.')).toBeNull()
  expect(screen.getByRole('button', { name: '인증번호 받기' })).toBeDefined()
  await user.type(input('휴대전화'), '{Backspace}')
  expect(screen.getByText('인증했어요.')).toBeDefined()

  cleanup()
  await visit()
  expect(input('휴대전화').value).toBe('010-1234-5678')
  expect(screen.getByText('인증했어요.')).toBeDefined()
  expect(input('비밀번호').value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('never to be stored')
})

test('a wrong code is said under its field, and Enter there sends only the code', async () => {
  const user = await visit()
  await user.type(input('휴대전화'), '010-1234-5678{Enter}')
  await screen.findByLabelText('문자로 온 인증번호')
  await user.type(input('문자로 온 인증번호'), '000000{Enter}')
  await screen.findByText('인증번호가 맞지 않아요.')
  expect(asked).toEqual(['/api/v1/phone-code', '/api/v1/phone-code/confirm'])
})

test('abroad there is no Korean address search, and a number begins with +', async () => {
  const user = await visit('en')
  expect(screen.getByRole('button', { name: 'Find a postcode' })).toBeDefined()
  await user.click(screen.getByLabelText('Country'))
  await user.click(await screen.findByRole('option', { name: 'United States' }))
  expect(screen.queryByRole('button', { name: 'Find a postcode' })).toBeNull()
  await user.type(input('Mobile'), '415 555 0100')
  await user.click(screen.getByRole('button', { name: 'Get a code' }))
  await screen.findByText(english['국가 번호를 붙여 +로 시작하는 휴대전화 번호를 입력해 주세요.'])
})
