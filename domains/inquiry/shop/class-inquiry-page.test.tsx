// @vitest-environment jsdom
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { Component as BulkRequestPage } from '../../quotation/shop/bulk-request-page.tsx'
import { createShop } from '../../shop.ts'
import { Component as ClassInquiryPage } from './class-inquiry-page.tsx'

afterEach(cleanup)

const forms = [
  { form: 'a question about classes', Component: ClassInquiryPage, field: /궁금한 내용/, button: '문의 보내기' },
  { form: 'a bulk request', Component: BulkRequestPage, field: /필요한 상품과 수량/, button: '견적 요청하기' },
]

test('no third subject can be chosen, and the form says so', async () => {
  const shop = createShop({ contract, transport: async () => ({ status: 200, body: {} }) })
  renderPage({ shop, at: '/', route: { path: '/', Component: ClassInquiryPage } })
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByRole('checkbox', { name: '조향' })
  for (const name of ['캔들 만들기', '조향', '디퓨저 만들기']) fireEvent.click(box(name))
  await screen.findByText('선택할 수 있는 옵션은 2개예요.')
  expect([box('조향').checked, box('디퓨저 만들기').checked]).toEqual([true, false])
})

test.each(forms)(
  '$form whose answer was lost is the same one again, and another once it is corrected',
  async ({ Component, field, button }) => {
    const keys: unknown[] = []
    const shop = createShop({
      contract,
      // The server has kept it, and the line breaks before anybody hears so.
      transport: async ({ body }) => {
        keys.push((body as { request_key: string }).request_key) // both forms send one
        return { status: 503, body: null }
      },
    })
    renderPage({ shop, at: '/', route: { path: '/', Component } })
    const text = await screen.findByLabelText(field)
    const write = (value: string) => fireEvent.change(text, { target: { value } })
    async function send(times: number) {
      fireEvent.click(await screen.findByRole('button', { name: button }))
      await waitFor(() => expect(keys).toHaveLength(times))
      fireEvent.click(await screen.findByRole('button', { name: '닫기' }))
    }
    write('열 명이 배우고 싶어요')
    await send(1)
    await send(2)
    write('스무 명이 배우고 싶어요')
    await send(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  },
)
