// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import { Component as EditPage } from './inquiry-edit-page.tsx'
import { Component as ListPage } from './inquiry-list-page.tsx'
import { Component as ShowPage } from './inquiry-page.tsx'

const shop = await testShop()
const list = '/my-page/inquiry'
const show = { path: `${list}/:id/show`, Component: ShowPage }
beforeEach(async () => {
  await shop.empty()
  localStorage.clear()
})
afterEach(cleanup)

const question = { topic: 'delivery', title: '언제 오나요', body: '아직 못 받았어요.', files: [] } as const
const ask = async () => (await shop.as('hana')).inquiry.create({ body: question })

async function answer(inquiry: Awaited<ReturnType<typeof ask>>) {
  const clerk = await shop.as('clerk', { permissions: ['inquiries'] })
  const after = inquiry.messages.at(-1)?.id ?? 0
  await clerk.inquiry.staff.answer({ params: { id: inquiry.id }, body: { body: '내일 도착해요.', after } })
}

test('someone who has asked nothing is led to the form', async () => {
  await openPage(shop, { at: list, Component: ListPage })
  expect(await screen.findByText('보낸 문의가 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '문의하기' }).getAttribute('href')).toBe(`${list}/new`)
})

test('a list says how far each question is', async () => {
  await answer(await ask())
  await openPage(shop, { at: list, Component: ListPage })
  const row = within(await screen.findByRole('link', { name: /언제 오나요/ }))
  expect(row.getByText('답변 완료')).toBeDefined()
  expect(screen.getByText('문의 1건')).toBeDefined()
})

test('a question without a topic is refused under its field, and sent once it has one', async () => {
  await openPage(shop, { at: `${list}/new`, path: `${list}/:id`, Component: EditPage, others: [show] })
  await userEvent.type(await screen.findByLabelText(/^제목/), '언제 오나요')
  await userEvent.type(screen.getByLabelText(/^내용/), '아직 못 받았어요.')
  await userEvent.click(screen.getByRole('button', { name: '문의 보내기' }))
  const topic = screen.getByRole('combobox', { name: /문의 종류/ })
  await expect.poll(() => topic.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(topic)
  await userEvent.click(await screen.findByRole('option', { name: '배송' }))
  await userEvent.click(screen.getByRole('button', { name: '문의 보내기' }))
  expect(await screen.findByRole('heading', { name: '언제 오나요' })).toBeDefined()
  expect(screen.getByText('아직 못 받았어요.')).toBeDefined()
})

test('a question can be changed until it is answered; then it can only be closed, which asks first', async () => {
  const inquiry = await ask()
  const page = { at: `${list}/${inquiry.id}/show`, ...show }
  await openPage(shop, page)
  expect(await screen.findByRole('link', { name: '고치기' })).toBeDefined()
  cleanup()
  await answer(inquiry)
  await openPage(shop, page)
  expect(await screen.findByText('내일 도착해요.')).toBeDefined()
  expect(screen.queryByRole('link', { name: '고치기' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '문의 종료하기' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: '문의 종료하기' }))
  await expect.poll(() => screen.queryByRole('button', { name: '문의 종료하기' })).toBeNull()
  expect(screen.getByText('더 궁금한 점이 있나요?')).toBeDefined()
})
