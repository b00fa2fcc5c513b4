// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import { applicationTable } from '../server/tables.ts'
import type { ApplicationState } from '../words.ts'
import { Component } from './wholesale-page.tsx'

const shop = await testShop()
const path = '/customer/wholesale-apply'
beforeEach(async () => {
  await shop.empty()
  localStorage.clear()
})
afterEach(cleanup)

const others = [{ path: `${path}/:id/edit`, element: '이어서 쓰는 곳' }]
const open = (mb_id: string | null = 'hana') => openPage(shop, { at: path, Component, others }, { mb_id })

async function given(state: ApplicationState) {
  await shop.as('hana')
  const row = { mb_id: 'hana', kind: 'wholesale', state, company: '온기상점' } as const
  const [added] = await shop.db.insert(applicationTable).values(row).returning()
  return `${path}/${added?.id}`
}

test('a visitor reads what applying gives, and comes back here after signing in', async () => {
  await open(null)
  const link = await screen.findByRole('link', { name: '로그인하고 신청하기' })
  expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`)
  expect(screen.getByRole('heading', { name: '도매 가격과 수량 할인' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '신청 보내기' })).toBeNull()
})

test('what is missing is named under each field, and a wrong number while it is typed', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '신청 보내기' }))
  expect(await screen.findByText('상호를 입력해 주세요.')).toBeDefined()
  expect(screen.getByText('사업자등록증을 올려 주세요.')).toBeDefined()
  await userEvent.type(screen.getByLabelText(/^사업자등록번호/), '1078174860')
  expect(await screen.findByText('사업자등록번호를 확인해 주세요.')).toBeDefined()
  expect(await shop.db.$count(applicationTable)).toBe(0)
})

test('an unfinished application is saved, and gone on with later', async () => {
  await open()
  await userEvent.type(await screen.findByLabelText(/^상호/), '온기상점')
  await userEvent.click(screen.getByRole('button', { name: '임시 저장' }))
  expect(await screen.findByText('이어서 쓰는 곳')).toBeDefined()
  expect(await shop.db.select().from(applicationTable)).toMatchObject([{ state: 'draft', company: '온기상점' }])
})

test.each([
  ['draft', '이어서 쓰기', 'edit'],
  ['submitted', '신청 내용 보기', 'show'],
] as const)('a member whose application is %s is led to it, and given no second form', async (state, name, page) => {
  const mine = await given(state)
  await open()
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(`${mine}/${page}`)
  expect(screen.queryByRole('button', { name: '신청 보내기' })).toBeNull()
})

test('after a refusal the form is there again, beside what was refused', async () => {
  const mine = await given('rejected')
  await open()
  expect(await screen.findByRole('button', { name: '신청 보내기' })).toBeDefined()
  expect(screen.getByRole('link', { name: '지난 신청 보기' }).getAttribute('href')).toBe(`${mine}/show`)
})
