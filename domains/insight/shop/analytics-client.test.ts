import { createClient } from '@sillage/kit/client.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { testShop } from '../../testing.ts'
import { analyticsClientTable } from '../server/tables.ts'
import { sendAnalyticsClient } from './analytics-client.ts'

const { app, database, db, empty, secret } = await testShop()
beforeEach(empty)

async function openTab() {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  let calls = 0
  const send = injectTransport(app, await browserOf({ database, secret }))
  const api = createClient(contract, (request) => {
    calls += 1
    return send(request)
  })
  return { tell: (id: string) => sendAnalyticsClient(id, { api, storage }), calls: () => calls }
}
const ids = async () => (await db.select().from(analyticsClientTable)).map(({ ga_client_id }) => ga_client_id)

test('the id is told once, and another one again', async () => {
  const tab = await openTab()
  await tab.tell('111.222')
  await tab.tell('111.222')
  expect([await ids(), tab.calls()]).toEqual([['111.222'], 1])
  await tab.tell('333.444')
  expect([await ids(), tab.calls()]).toEqual([['333.444'], 2])
})

test('what failed is tried again, and disturbs no one', async () => {
  const tab = await openTab()
  await tab.tell('not an id')
  await tab.tell('not an id')
  expect([await ids(), tab.calls()]).toEqual([[], 2])
})
