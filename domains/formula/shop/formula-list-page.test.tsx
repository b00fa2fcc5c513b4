// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import { draftOf, givenMaterial } from '../testing/formulas.ts'
import { Component } from './formula-list-page.tsx'

const shop = await testShop()
// Fetched with the first toast; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/web-kit/toast-host.tsx'))
beforeEach(shop.empty)
afterEach(cleanup)

const open = () => openPage(shop, { at: '/my-page/formula', Component })

async function givenFormula(name: string) {
  const [variant_id = null] = await givenMaterial(shop.ctx, { id: 3, sizes: [{ name: '1 kg', krw: 12_000 }] })
  const hana = await shop.as('hana')
  return hana.formula.create({ body: draftOf([{ variant_id, unit: 'percent', amount: 100 }], { name }) })
}

test('a member without a formula reads what it is good for, and finds the materials', async () => {
  await open()
  expect(await screen.findByText('저장한 포뮬러가 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '향료·재료 보기' })).toBeDefined()
  expect(screen.getByRole('link', { name: '새 포뮬러 만들기' }).getAttribute('href')).toBe('/my-page/formula/new/show')
})

test('a row says what is blended, how much, and in which version', async () => {
  const { id } = await givenFormula('저녁 캔들')
  await open()
  const link = await screen.findByRole('link', { name: '저녁 캔들' })
  expect(link.getAttribute('href')).toBe(`/my-page/formula/${id}/show`)
  const row = within(link.closest('li') ?? document.body)
  expect(row.getByText(/캔들 · 재료 1가지 · 300 g/)).toBeDefined()
  expect(row.getByText(/버전 1/)).toBeDefined()
})

test('a formula that was deleted is put back with one press', async () => {
  await givenFormula('저녁 캔들')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '저녁 캔들 지우기' }))
  expect(await screen.findByText('저장한 포뮬러가 없어요')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }))
  expect(await screen.findByRole('link', { name: '저녁 캔들' })).toBeDefined()
})
