// @vitest-environment jsdom
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { wickPoolTable } from '../server/tables.ts'
import { Component } from './wick-page.tsx'

const { ctx, db, dispatcher, empty } = await testShop()
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, name: '에코 심지' })
  const variant_id = await variantOf(db, 1)
  await db.insert(wickPoolTable).values({ variant_id, kind: 'cotton', wax: 'coconut', pool_mm: 62, source: '시험' })
})
afterEach(cleanup)

function visit(at: string) {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  return renderPage({ shop, at, route: { path: '/contents/wick', Component } }).router
}

test('what is asked stands in the address, and the address asks it again', async () => {
  const router = visit('/contents/wick')
  const diameter = await screen.findByRole('textbox', { name: '안지름, 숫자로' })
  expect(router.state.location.search).toBe('')
  fireEvent.change(diameter, { target: { value: '74' } })
  fireEvent.blur(diameter)
  await userEvent.click(screen.getByRole('radio', { name: '면' }))
  await vi.waitFor(() => expect(router.state.location.search).toContain('kind=cotton'))
  const query = Object.fromEntries(new URLSearchParams(router.state.location.search))
  expect(query).toEqual({ diameter_mm: '74', wax: 'soy', load: '8', additive: 'none', kind: 'cotton' })
  cleanup()

  visit('/contents/wick?diameter_mm=75&wax=coconut&load=6&additive=none&kind=cotton')
  expect(await screen.findByText('코코넛왁스, 75 mm, 6%')).toBeDefined()
  expect(screen.getByRole('radio', { name: '면' })).toHaveProperty('checked', true)
})
