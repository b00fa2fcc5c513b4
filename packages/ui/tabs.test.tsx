// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'
import './testing.ts'

afterEach(cleanup)

const items = [
  { value: 'story', label: '이야기', panel: '무화과나무 한 그루' },
  { value: 'reviews', label: '리뷰', count: 128, panel: '서재에서 무화과 냄새가 났어요' },
  { value: 'delivery', label: '배송', panel: '오늘 출발해요' },
]
const panel = () => screen.getByRole('tabpanel').textContent

test('the first is open, and pressing another opens it', async () => {
  const user = userEvent.setup()
  render(<Tabs label="상품 정보" items={items} />)
  expect(panel()).toBe('무화과나무 한 그루')
  await user.click(screen.getByRole('tab', { name: '리뷰128' }))
  expect(panel()).toBe('서재에서 무화과 냄새가 났어요')
})

test('the arrow keys go round', async () => {
  const user = userEvent.setup()
  render(<Tabs label="상품 정보" items={items} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(panel()).toBe('서재에서 무화과 냄새가 났어요'))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(panel()).toBe('무화과나무 한 그루'))
})

test('held by the page, it shows what the page says and tells what is wanted', async () => {
  const user = userEvent.setup()
  const wanted: string[] = []
  render(<Tabs label="상품 정보" items={items} value="delivery" onChange={(value) => wanted.push(value)} />)
  expect(panel()).toBe('오늘 출발해요')
  await user.click(screen.getByRole('tab', { name: '이야기' }))
  expect(wanted.at(-1)).toBe('story')
  expect(panel()).toBe('오늘 출발해요')
})
