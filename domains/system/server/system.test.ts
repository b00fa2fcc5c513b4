import { jobTable } from '@sillage/server-kit/tables.ts'
import { expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { paymentWebhookTable } from '../../payment/server/tables.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop()
const { db } = shop

test('a failed job is shown with its reason and run again once, unless its own screen repeats it', async () => {
  const dead = { payload: { mb_id: 'zq' }, state: 'dead', attempts: 8, last_error: 'no answer', key: 'k' } as const
  await db.insert(jobTable).values([
    { ...dead, name: 'shipment.track' },
    { ...dead, name: 'outbox.send' },
    { name: 'shipment.track', payload: {}, key: 'k' },
  ])
  const { system } = await shop.as('clerk', { permissions: ['jobs'] })
  const { data } = await system.jobs({ query: {} })
  expect(data).toMatchObject([
    { name: 'outbox.send', elsewhere: '/messages?undelivered=true' },
    { name: 'shipment.track', last_error: 'no answer', elsewhere: null },
  ])
  // What a job was asked to do may name someone.
  expect(JSON.stringify(data)).not.toContain('zq')
  const [outbox, track] = data.map(({ id }) => ({ params: { job_id: id } }))
  if (!outbox || !track) throw new Error('two jobs failed')
  await expect(system.retry(outbox)).rejects.toMatchObject({ code: 'elsewhere' })
  const tries = await Promise.allSettled([system.retry(track), system.retry(track)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await system.jobs({ query: { state: 'waiting' } })).data).toHaveLength(2)
  expect(await db.select().from(auditTable)).toMatchObject([{ action: 'job.retry' }])
})

test('the state of the installation names every queue, channel and the database', async () => {
  const { system } = await shop.as('clerk', { permissions: ['jobs'] })
  const health = await system.health()
  expect(health.database.bytes).toBeGreaterThan(0)
  expect(health.outbox.map(({ channel }) => channel)).toEqual(['mail', 'alimtalk', 'sms', 'in_app'])
  expect(health.queues).toContainEqual(expect.objectContaining({ name: 'outbox.send', dead: 1 }))
})

test('webhooks of all payments are listed, those that wait by themselves', async () => {
  const { system } = await shop.as('clerk', { permissions: ['jobs'] })
  const received = { provider: 'toss' as const, kind: 'DEPOSIT_CALLBACK' }
  await db.insert(paymentWebhookTable).values([
    { ...received, event_key: 'one', handled_at: new Date(), outcome: 'done' },
    { ...received, event_key: 'two' },
  ])
  const { data } = await system.webhooks({ query: {} })
  expect(data).toMatchObject([{ handled_at: null }, { outcome: 'done', order_no: null }])
  expect((await system.webhooks({ query: { open: 'true' } })).data).toHaveLength(1)
})
