import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'

const { as, db, empty } = await testShop()
beforeEach(empty)

const clerk = async () => (await as('clerk', { permissions: ['content'] })).redirects.staff

test('of two who opened one redirect the second does not overwrite what the first saved', async () => {
  const staff = await clerk()
  const { id, version } = await staff.add({ body: { from: '/old', to: '/customer/faq' } })
  const save = (to: string, based_on: string) =>
    staff.change({ params: { id }, query: { based_on }, body: { from: '/old', to } })
  const tries = await Promise.allSettled([save('/tssa', version), save('/register', version)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(save('/shop', version)).rejects.toMatchObject({ status: 409, code: 'outdated' })
  // The page after the next id begins with this one: so the form reads it again.
  const [now] = (await staff.list({ query: { after: id + 1, limit: 1 } })).data
  expect(await save('/shop', now?.version ?? '')).toMatchObject({ id, to: '/shop' })
  expect((await db.select().from(auditTable)).map(({ action }) => action)).toEqual([
    'redirect.add',
    'redirect.change',
    'redirect.change',
  ])
})
