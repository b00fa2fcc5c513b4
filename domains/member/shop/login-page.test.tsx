// @vitest-environment jsdom

import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { createShopSession, visitor } from '../../session.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import english from '../english.json' with { type: 'json' }
import { Component } from './login-page.tsx'

const { app, database, secret, empty } = await testShop()

beforeEach(empty)
afterEach(cleanup)

type Visit = { locale?: 'ko' | 'en'; name?: string }

async function visit({ locale = 'ko', name }: Visit = {}) {
  const shop = createShop({ contract, transport: injectTransport(app, await browserOf({ database, secret })) })
  const user = name ? { mb_id: 'hana', is_admin: false, mb_name: name, mb_hp: '', grade: 'general' as const } : null
  renderPage({
    shop,
    at: '/login',
    route: { path: '/login', Component },
    phrases: createPhrases({ locale, package: english }),
    session: createShopSession(async () => ({ ...visitor, user })),
  })
}

const errorOf = (label: string) => {
  const note = screen.getByLabelText(label).getAttribute('aria-describedby')
  return note && document.getElementById(note)?.textContent
}

test('what is missing is said under its field', async () => {
  await visit()
  await userEvent.click(screen.getByRole('button', { name: '로그인' }))
  await screen.findByText('아이디를 입력해 주세요.')
  expect(errorOf('아이디')).toBe('아이디를 입력해 주세요.')
  expect(errorOf('비밀번호')).toBe('비밀번호를 입력해 주세요.')
})

test('both fields are marked as required, for the eye and for the ear', async () => {
  await visit()
  for (const label of ['아이디', '비밀번호']) {
    expect(screen.getByText(label, { selector: 'label' }).classList.contains('required')).toBe(true)
    expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('true')
  }
})

test('a wrong password is refused in the language of the page, and typing takes the sentence away', async () => {
  await visit({ locale: 'en' })
  await userEvent.type(screen.getByLabelText('ID'), 'nobody')
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findByText('Incorrect ID or password.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Password'), 'x')
  expect(screen.queryByText('Incorrect ID or password.')).toBeNull()
})

test('a password can be looked at', async () => {
  await visit()
  const field = screen.getByLabelText<HTMLInputElement>('비밀번호')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 보이기' }))
  expect(field.type).toBe('text')
})

test('a member who is signed in is greeted, and may leave', async () => {
  await visit({ name: '김하나' })
  expect(await screen.findByRole('heading', { name: '김하나 님, 반가워요' })).toBeDefined()
  expect(screen.getByRole('button', { name: '로그아웃' })).toBeDefined()
  expect(screen.queryByLabelText('비밀번호')).toBeNull()
})
