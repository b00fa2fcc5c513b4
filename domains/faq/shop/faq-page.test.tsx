// @vitest-environment jsdom
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sentText } from '../../board/testing/texts.ts'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { Component, loader } from './faq-page.tsx'

const { as, ctx, dispatcher, empty } = await testShop()
afterEach(cleanup)
beforeEach(async () => {
  await empty()
  const clerk = await as('clerk', { permissions: ['boards'] })
  const island = { title: '제주도 되나요?', body: sentText('네, 이틀 더 걸려요.') }
  const wick = { title: '심지는 얼마나 남겨요?', body: sentText('5 mm로 잘라 주세요.') }
  await clerk.faq.create({ body: { ...island, topic: 'delivery', position: 1 } })
  await clerk.faq.create({ body: { ...wick, topic: 'scent', position: 2 } })
})

function open(query = '') {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const path = '/customer/faq'
  return renderPage({ shop, at: path + query, route: { path, Component, loader } })
}

test('a question opens its answer, and opening another closes it', async () => {
  open()
  const island = await screen.findByText('제주도 되나요?')
  const isOpen = (summary: HTMLElement) => summary.closest('details')?.open
  await userEvent.click(island)
  expect(isOpen(island)).toBe(true)
  expect(screen.getByText('네, 이틀 더 걸려요.')).toBeDefined()
  await userEvent.click(screen.getByText('심지는 얼마나 남겨요?'))
  await expect.poll(() => isOpen(screen.getByText('제주도 되나요?'))).toBe(false)
})

test('questions are found by their words, and the visitor reads how many there are', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('질문 찾기'), '심지{Enter}')
  expect(await screen.findByText('‘심지’ 찾은 글 1건')).toBeDefined()
  expect(screen.queryByText('제주도 되나요?')).toBeNull()
})

test('where nothing is found, the way back to all questions is offered', async () => {
  open('?keyword=우주')
  expect(await screen.findByText('찾는 질문이 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '질문 전체 보기' }).getAttribute('href')).toBe('/customer/faq')
})
