// @vitest-environment jsdom
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { surroundings } from '@sillage/web-kit/testing.tsx'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../../contract.ts'
import { createShop } from '../../../shop.ts'
import type { Account } from '../../account-contract.ts'
import { LeaveForm } from './leave-form.tsx'

afterEach(cleanup)

const account: Account = {
  mb_id: 'hana',
  mb_name: '김하나',
  mb_hp: '',
  mb_email: '',
  mb_zip: '',
  mb_addr1: '',
  mb_addr2: '',
  mb_city: '',
  mb_state: '',
  country: 'KR',
  grade: 'general',
  email_proved_at: null,
  hp_proved_at: null,
  has_password: true,
  consents: [],
  linked: [],
  certification: null,
  created_at: '2026-01-01T00:00:00.000Z',
}
const tooLong = '500자 이내로 작성해 주세요. (서버)'
const refuse = async () => ({ status: 422, body: { message: tooLong, errors: { reason: [tooLong] } } })
const shop = createShop({ contract, transport: refuse })
const reason = () => screen.getByRole('textbox', { name: '탈퇴하는 이유 (선택)' })
const noteOf = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')

test('the reason says how long it may be, in the words of every such field', () => {
  const entries = { '{N}자 이내로 작성해 주세요.': 'must be written under {N} characters' }
  const phrases = createPhrases({ locale: 'en', package: entries })
  render(<LeaveForm account={account} />, { wrapper: surroundings({ shop, phrases }) })
  expect(noteOf(reason())?.textContent).toContain('must be written under 500 characters')
  expect(reason().getAttribute('placeholder')).toBe('내용을 입력해 주세요.')
})

test('an error is shown under the reason until it is edited', async () => {
  render(<LeaveForm account={account} />, { wrapper: surroundings({ shop }) })
  await userEvent.click(screen.getByRole('button', { name: '탈퇴하기' }))
  const question = await screen.findByRole('dialog')
  await userEvent.click(within(question).getByRole('button', { name: '탈퇴하기' }))
  await screen.findByText(tooLong)
  await userEvent.type(reason(), '이사')
  expect(screen.queryByText(tooLong)).toBeNull()
})
