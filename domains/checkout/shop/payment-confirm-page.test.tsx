// @vitest-environment jsdom

import type { Transport } from '@sillage/kit/client.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import type { Outcome } from '../../payment/contract.ts'
import { createShopSession, visitor } from '../../session.ts'
import { createShop } from '../../shop.ts'
import { Component } from './payment-confirm-page.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const token = 'a-token-of-more-than-twenty-letters'
const outcome = (state: Outcome['state'], more: Partial<Outcome> = {}): Outcome => ({
  order_id: 5,
  order_no: 'n',
  method: 'card',
  state,
  currency: 'krw',
  amount: 23_000,
  message: null,
  view_key: 'the-key',
  ...more,
})

/** Returns from a provider; each call is answered by the next of `replies`. */
function comeBack(query: string, replies: (Outcome | number)[]) {
  const calls: { url: string; body: unknown }[] = []
  const transport: Transport = async ({ url, body }) => {
    const path = url.replace(/^.*\/api\/v1/, '')
    if (!path.startsWith('/payments')) return { status: 404, body: { message: '없어요' } }
    calls.push({ url: path, body })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    return typeof reply === 'object'
      ? { status: 200, body: reply }
      : { status: reply ?? 500, body: { message: '없어요' } }
  }
  const session = createShopSession(async () => ({ ...visitor, checked: true }))
  const Twice = () => (
    <StrictMode>
      <Component />
    </StrictMode>
  )
  const { router } = renderPage({
    shop: createShop({ contract, transport }),
    session,
    at: `/shop/payment_confirm?${query}`,
    routes: [
      { path: '/shop/payment_confirm', Component: Twice },
      { path: '/shop/order/:id/confirm', Component: () => <p>thanks</p> },
      { path: '/shop/my_order_view', Component: () => <p>the order</p> },
    ],
  })
  return { calls, router }
}

test('a payment is confirmed once, with what the provider wrote, however often effects run', async () => {
  const { calls } = comeBack(`shop_token=${token}&shop_step=done&paymentKey=k1&amount=23000&token=theirs&step=theirs`, [
    outcome('done'),
  ])
  await screen.findByText('thanks')
  const returned = { paymentKey: 'k1', amount: '23000', token: 'theirs', step: 'theirs' }
  const mark = sessionStorage.getItem('return-mark')
  expect(mark).toMatch(/^[0-9a-f-]{36}$/)
  expect(calls).toEqual([{ url: '/payments/confirm', body: { token, mark, returned } }])
  expect(sessionStorage.getItem('order-key:5')).toBe('the-key')
})

test('while the outcome is unknown, it is asked for and never confirmed again', async () => {
  sessionStorage.setItem('checkout', 'kept')
  const { calls } = comeBack(`shop_token=${token}2&shop_step=done`, [
    outcome('unknown'),
    outcome('unknown'),
    outcome('done'),
  ])
  await screen.findByText('결제를 확인하고 있어요')
  expect(sessionStorage.getItem('checkout')).toBe('kept')
  await screen.findByText('thanks')
  expect(calls.map(({ url }) => url)).toEqual(['/payments/confirm', '/payments/state', '/payments/state'])
  expect(sessionStorage.getItem('checkout')).toBe(null)
})

test('a buyer who waits longer is informed that they need not', async () => {
  comeBack(`shop_token=${token}9&shop_step=done`, [outcome('unknown')])
  await screen.findByText(/이 창을 닫거나 뒤로 가지 마세요/)
  await screen.findByText(/창을 닫아도 결과를 메일로 알려 드려요/, {}, { timeout: 30_000 })
})

test('an abandoned payment is reported, and what was typed stays', async () => {
  sessionStorage.setItem('checkout', 'kept')
  const failed = outcome('aborted', { message: '결제를 취소하셨어요.', view_key: null })
  const { calls } = comeBack(`shop_token=${token}3&shop_step=failed&code=PAY_PROCESS_CANCELED`, [failed])
  await screen.findByText('결제를 취소하셨어요.')
  expect(calls).toMatchObject([{ url: '/payments/fail', body: { code: 'PAY_PROCESS_CANCELED' } }])
  expect(screen.getByRole('link', { name: '주문서로 돌아가기' })).toBeTruthy()
  expect(sessionStorage.getItem('checkout')).toBe('kept')
})

test('an answer that did not come can be asked for again', async () => {
  const { calls } = comeBack(`shop_token=${token}4&shop_step=done`, [500, outcome('done')])
  await userEvent.click(await screen.findByRole('button', { name: '다시 확인하기' }))
  await screen.findByText('thanks')
  expect(calls.map(({ url }) => url)).toEqual(['/payments/confirm', '/payments/confirm'])
})

test.each(['', 'shop_token=short&shop_step=done'])('an address without a payment asks no one: %s', async (query) => {
  const { calls } = comeBack(query, [outcome('done')])
  await screen.findByText('확인할 결제가 없어요')
  await waitFor(() => expect(calls).toEqual([]))
})

test('a browser that asks again after a lost answer sends its marker', async () => {
  const { calls } = comeBack(`shop_token=${token}7&shop_step=done`, [500, outcome('done')])
  await userEvent.click(await screen.findByRole('button', { name: '다시 확인하기' }))
  await screen.findByText('thanks')
  const [first, second] = calls.map(({ body }) => Object(body).mark)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
})
