// @vitest-environment jsdom
import { randomUUID } from 'node:crypto'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { openPage } from '../../testing-page.tsx'
import { givenMaterial } from '../testing/formulas.ts'
import { Component } from './shelf-page.tsx'

const shop = await testShop()
beforeEach(shop.empty)
afterEach(cleanup)

const open = () => openPage(shop, { at: '/my-page/shelf', Component })

async function givenWax(left_mg: number, item: { lot?: string; expires_on?: string } = {}) {
  const [variant_id = null] = await givenMaterial(shop.ctx, {
    id: 3,
    name: '골든 소이왁스',
    sizes: [{ name: '1 kg', krw: 12_000 }],
  })
  const hana = await shop.as('hana')
  await hana.shelf.add({ body: { request_key: randomUUID(), variant_id, name: '골든 소이왁스', left_mg, ...item } })
}

const item = async () =>
  within((await screen.findByRole('button', { name: /남은 양 수정/ })).closest('li') ?? document.body)

test('an empty shelf says how it is filled', async () => {
  await open()
  expect(await screen.findByText('선반이 비어 있어요')).toBeDefined()
  expect(screen.getByRole('button', { name: '받은 주문에서 가져오기' })).toBeDefined()
})

test('a material says how much is left, which lot it is of, and that its day has passed', async () => {
  await givenWax(500_000, { lot: 'W-12', expires_on: '2020-01-31' })
  await open()
  const wax = await item()
  expect(wax.getByText('골든 소이왁스')).toBeDefined()
  expect(wax.getByText('로트 W-12')).toBeDefined()
  expect(wax.getByText(/기한이 지났어요$/)).toBeDefined()
  expect(screen.queryByText('곧 떨어져요')).toBeNull()
})

test('what runs low after it was weighed stands below, with the way to buy it again', async () => {
  await givenWax(500_000)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: '골든 소이왁스 남은 양 수정' }))
  const left = await screen.findByLabelText(/^남은 양/)
  await userEvent.clear(left)
  await userEvent.type(left, '20')
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByRole('heading', { name: '곧 떨어져요' })).toBeDefined()
  expect(screen.getByRole('link', { name: '다시 사기' }).getAttribute('href')).toBe('/shop/product/3')
})
