import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { grantStaff } from './staff.ts'

const shop = await testShop()
beforeEach(() => shop.empty())

const owner = async () => (await shop.as('owner', { permissions: ['*'] })).staff
const log = async (asked: { query: { subject: string; limit?: number } }) =>
  (await shop.as('owner', { permissions: ['*'] })).audit.list(asked)
const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status: number; code?: string }) => error.code ?? error.status,
  )

test('staff read what they may do, and a member is refused', async () => {
  expect(await (await owner()).me()).toMatchObject({ mb_id: 'owner', owner: true, permissions: [] })
  const packer = await shop.as('packer', { permissions: ['orders', 'shipments'] })
  expect(await packer.staff.me()).toMatchObject({ owner: false, permissions: ['orders', 'shipments'] })
  expect(await status((await shop.as('hana')).staff.me())).toBe('forbidden')
})

test('an owner makes a member staff by id or by e-mail, changes and removes them, and all of it is in the log', async () => {
  const own = await owner()
  await shop.as('hana')
  await own.add({ body: { member: 'hana', permissions: ['orders'] } })
  await own.change({ params: { mb_id: 'hana' }, body: { owner: false, permissions: ['orders', 'claims'] } })
  expect((await own.list()).data).toMatchObject([
    { mb_id: 'hana', permissions: ['orders', 'claims'] },
    { mb_id: 'owner' },
  ])
  await own.remove({ params: { mb_id: 'hana' } })
  expect((await own.list()).data).toHaveLength(1)
  const done = await log({ query: { subject: 'staff' } })
  expect(done.data.map(({ action }) => action)).toEqual(['staff.remove', 'staff.change', 'staff.add'])
  expect((await log({ query: { subject: 'staff:hana', limit: 1 } })).next_after).not.toBeNull()
  expect((await log({ query: { subject: 'order' } })).data).toEqual([])
})

test('somebody who is no member, and somebody who is staff already, cannot be added', async () => {
  const own = await owner()
  expect(await status(own.add({ body: { member: 'nowhere@example.com' } }))).toBe('no_member')
  expect(await status(own.add({ body: { member: 'owner' } }))).toBe('already_staff')
})

test('the last owner stays, also when two owners remove each other at once', async () => {
  const own = await owner()
  expect(await status(own.remove({ params: { mb_id: 'owner' } }))).toBe('last_owner')
  const change = { params: { mb_id: 'owner' }, body: { owner: false, permissions: [] } }
  expect(await status(own.change(change))).toBe('last_owner')
  const second = (await shop.as('second', { permissions: ['*'] })).staff
  const both = await Promise.all([
    status(own.remove({ params: { mb_id: 'second' } })),
    status(second.remove({ params: { mb_id: 'owner' } })),
  ])
  expect(both.filter((each) => each === 200)).toHaveLength(1)
})

test('who may grant permissions grants none beyond their own, and leaves owners alone', async () => {
  await owner()
  await shop.as('hana')
  const manager = (await shop.as('manager', { permissions: ['staff', 'orders'] })).staff
  expect(await status(manager.add({ body: { member: 'hana', permissions: ['money'] } }))).toBe('beyond_own')
  expect(await status(manager.add({ body: { member: 'hana', owner: true } }))).toBe('beyond_own')
  const change = { params: { mb_id: 'owner' }, body: { owner: true, permissions: [] } }
  expect(await status(manager.change(change))).toBe('beyond_own')
  expect(await status(manager.remove({ params: { mb_id: 'owner' } }))).toBe('beyond_own')
  await manager.add({ body: { member: 'hana', permissions: ['orders'] } })
})

test('the second of two owners who change one person is refused, and saves once they have seen the first change', async () => {
  const own = await owner()
  const second = (await shop.as('second', { permissions: ['*'] })).staff
  await shop.as('hana', { permissions: ['orders'] })
  const params = { mb_id: 'hana' }
  const seen = (await second.list()).data.find(({ mb_id }) => mb_id === 'hana')
  const change = (permissions: ('orders' | 'claims' | 'money')[], based_on: string | undefined) =>
    second.change({ params, body: { owner: false, permissions, based_on } })
  await own.change({ params, body: { owner: false, permissions: ['orders', 'claims'], based_on: seen?.version } })
  expect(await status(change(['orders', 'money'], seen?.version))).toBe('outdated')
  const now = (await second.list()).data.find(({ mb_id }) => mb_id === 'hana')
  expect(now?.permissions).toEqual(['orders', 'claims'])
  expect(await change(['money', 'orders'], now?.version)).toMatchObject({ permissions: ['money', 'orders'] })
  // The order in which boxes were ticked is no difference.
  const again = await second.change({ params, body: { owner: false, permissions: ['orders', 'money'] } })
  expect(await status(change(['orders'], again.version))).toBe(200)
})

test('on the command line someone who is staff becomes an owner, and the last owner stays one', async () => {
  await owner()
  await shop.as('hana', { permissions: ['orders'] })
  const grant = (member: string, rights: { owner: boolean; permissions: 'orders'[] }) =>
    status(grantStaff(shop.ctx, member, rights, { existing: 'change' }))
  expect(await grant('hana', { owner: true, permissions: [] })).toBe(200)
  expect((await (await owner()).list()).data).toMatchObject([{ mb_id: 'hana', owner: true }, { mb_id: 'owner' }])
  expect(await grant('hana', { owner: false, permissions: ['orders'] })).toBe(200)
  expect(await grant('owner', { owner: false, permissions: ['orders'] })).toBe('last_owner')
  expect(await grant('nowhere', { owner: true, permissions: [] })).toBe('no_member')
})
