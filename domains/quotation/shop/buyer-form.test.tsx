// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buyerFields } from '../words.ts'
import { BuyerForm } from './buyer-form.tsx'

afterEach(cleanup)

test('the memo says how long it may be, and what belongs there', () => {
  const buyer = { company: '', name: '', hp: '', email: '', memo: '' }
  render(<BuyerForm buyer={buyer} onChange={() => undefined} />)
  const memo = screen.getByRole('textbox', { name: '메모' })
  const hint = document.getElementById(memo.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toContain(`${buyerFields.memo}자 이내로 작성해 주세요.`)
  expect(hint?.textContent).toContain('필요한 날짜나 포장을 적어 두세요.')
})
