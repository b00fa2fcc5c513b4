// @vitest-environment jsdom

import { contract } from '@sillage/domains/contract.ts'
import { firstShippingRules } from '@sillage/domains/shipping/server/first-rules.ts'
import { shippingRulesTable } from '@sillage/domains/shipping/server/tables.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Component, loader } from './shipment-cost-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
beforeEach(empty)
afterEach(cleanup)

/** The page, and a courier who answers only when told to. */
function visit() {
  const send = dispatcher.transport(ctx)
  const waiting: (() => void)[] = []
  const state = { slow: false }
  const shop = createShop({
    contract,
    transport: async (request) => {
      if (state.slow && request.endpoint.path.endsWith('/shipping-cost'))
        await new Promise<void>((answer) => waiting.push(answer))
      return send(request)
    },
  })
  renderPage({ shop, at: '/customer/shipment-cost', route: { path: '/customer/shipment-cost', Component, loader } })
  return { state, answer: () => waiting.splice(0).forEach((each) => void each()) }
}

test('every country that staff send to can be chosen, by the name the order form gives it', async () => {
  const [asia, ...others] = firstShippingRules.ems_zones
  if (!asia) throw new Error('the first rules have zones')
  const ems_zones = [{ ...asia, countries: [...asia.countries, 'KE'] }, ...others]
  await ctx.db
    .insert(shippingRulesTable)
    .values({ rules: { ...firstShippingRules, ems_zones }, note: '케냐에도 보내요', staff_id: 'clerk' })
  visit()
  fireEvent.click(await screen.findByRole('combobox', { name: /나라/ }))
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(names).toHaveLength(ems_zones.flatMap(({ countries }) => countries).length)
  for (const name of ['케냐', '마카오(중국 특별행정구)', '폴란드', '체코', '포르투갈', '일본'])
    expect(names).toContain(name)
})

test('what the last place costs is not said of the next one while that is looked up', async () => {
  const { state, answer } = visit()
  const zip = await screen.findByLabelText(/우편번호/)
  fireEvent.change(zip, { target: { value: '63309' } })
  await screen.findByText('배송비 6,000원')
  state.slow = true
  fireEvent.change(zip, { target: { value: '04524' } })
  expect(await screen.findByText('배송비를 계산하고 있어요.')).toBeDefined()
  expect(screen.queryByText('배송비 6,000원')).toBeNull()
  answer()
  await screen.findByText('배송비 3,000원')
  expect(screen.queryByText('배송비를 계산하고 있어요.')).toBeNull()
})
