import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { firstExchangeRule } from '../exchange.ts'

const { as, empty } = await testShop()
beforeEach(empty)

const clerk = () => as('clerk', { permissions: ['products'] })
const rule = { won_per_dollar: 1_425, ending: 'half', rounding: 'nearest' } as const

test('a rate holds until staff set another, and of two who set it at once one is refused', async () => {
  const { staffExchange } = await clerk()
  expect(await staffExchange.show()).toEqual({ version: 0, rule: firstExchangeRule })
  const sent = [1_425, 1_430].map((won_per_dollar) =>
    staffExchange.save({ body: { based_on: 0, rule: { ...rule, won_per_dollar } } }),
  )
  expect((await Promise.allSettled(sent)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(staffExchange.save({ body: { based_on: 0, rule } })).rejects.toMatchObject({ status: 409 })
  await staffExchange.save({ body: { based_on: 1, rule } })
  expect(await staffExchange.show()).toEqual({ version: 2, rule })
})

test('a rate that cannot be is refused', async () => {
  const { staffExchange } = await clerk()
  const saving = staffExchange.save({ body: { based_on: 0, rule: { ...rule, won_per_dollar: 1 } } })
  await expect(saving).rejects.toMatchObject({ status: 422 })
})
