// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PriceTrace } from './price-trace.tsx'
import '@sillage/ui/testing.ts'

afterEach(cleanup)

const rows = [
  { label: '정가', amount: '42,000원', note: '250 g' },
  { label: '가을 세일 15%', amount: '−6,300원', minus: true },
  { label: '지금 가격', amount: '35,700원' },
]

test('asked why, a price answers step by step, and Escape ends it', async () => {
  const user = userEvent.setup()
  render(<PriceTrace ask="왜 이 가격인가요?" rows={rows} />)
  await user.click(screen.getByRole('button', { name: '왜 이 가격인가요?' }))
  expect(await screen.findByRole('dialog', { name: '왜 이 가격인가요?' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '정가42,000원250 g',
    '가을 세일 15%−6,300원',
    '지금 가격35,700원',
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
