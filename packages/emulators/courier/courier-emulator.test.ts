import { afterAll, expect, test } from 'vitest'
import { startCourierEmulator } from './courier-emulator.ts'

let time = Date.parse('2026-11-16T00:00:00Z')
const courier = await startCourierEmulator({ now: () => time })
afterAll(() => courier.stop())

async function ask(query: Record<string, string>, path = 'trackingInfo') {
  const url = `${courier.url}/api/v1/${path}?${new URLSearchParams({ t_key: courier.key, ...query })}`
  return (await fetch(url)).json()
}

test('lists the couriers it knows', async () => {
  const { Company } = await ask({}, 'companylist')
  expect(Company).toContainEqual({ Code: '04', Name: 'CJ대한통운', International: 'false' })
})

test('a parcel moves on by itself until it is at the door', async () => {
  const asked = { t_code: '04', t_invoice: '123456789012' }
  expect(await ask(asked)).toMatchObject({ level: 1, completeYN: 'N', trackingDetails: [{ kind: '접수' }] })
  time += 30 * 60_000
  expect(await ask(asked)).toMatchObject({ level: 3, complete: false })
  time += 86_400_000
  const there = await ask(asked)
  expect(there).toMatchObject({ level: 6, completeYN: 'Y', lastDetail: { kind: '배송 완료' } })
  expect(there.trackingDetails).toHaveLength(6)
})

test('refuses a wrong key, courier and number as the service does', async () => {
  expect(await ask({ t_key: 'wrong' })).toMatchObject({ status: false, code: '101' })
  expect(await ask({ t_code: '99', t_invoice: '123456789012' })).toMatchObject({ status: false, code: '105' })
  expect(await ask({ t_code: '04', t_invoice: 'abc' })).toMatchObject({ status: false, code: '104' })
})
