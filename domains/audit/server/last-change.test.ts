import { expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { auditTable } from './tables.ts'

const shop = await testShop()

test('any member of staff learns who changed what they work on last, and nothing about people', async () => {
  const change = { action: 'receipt.cancel', subject: 'receipt:5', before: null, after: { note: 'zq' } }
  await shop.db.insert(auditTable).values([
    { ...change, mb_id: 'mina', action: 'receipt.issued' },
    { ...change, mb_id: 'sora' },
    { ...change, mb_id: 'mina', subject: 'receipt:55' },
  ])
  const { audit } = await shop.as('packer', { permissions: ['shipments'] })
  const { last } = await audit.last({ query: { subject: 'receipt:5' } })
  expect(last).toEqual({ mb_id: 'sora', action: 'receipt.cancel', at: expect.any(String) })
  expect(await audit.last({ query: { subject: 'receipt:6' } })).toEqual({ last: null })
  await expect(audit.last({ query: { subject: 'member:hana' } })).rejects.toMatchObject({ status: 422 })
})
