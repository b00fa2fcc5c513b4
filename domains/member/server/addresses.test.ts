import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { addressTable } from './tables.ts'

const shop = await testShop()
const { db } = shop
beforeEach(() => shop.empty())

const home = { label: '집', receiver: '김하나', hp: '02-123-4567', zip: '04524', addr1: '서울시 중구 세종대로 110' }

test('the first address is the default; another takes its place, and there is always one', async () => {
  const { account } = await shop.as('hana')
  const first = await account.addAddress({ body: home })
  expect(first).toMatchObject({ ...home, country: 'KR', addr2: '', is_default: true })
  const second = await account.addAddress({ body: { ...home, label: '회사', is_default: true } })
  const third = await account.addAddress({ body: { ...home, label: '작업실' } })
  expect((await account.addresses()).map(({ label, is_default }) => [label, is_default])).toEqual([
    ['회사', true],
    ['작업실', false],
    ['집', false],
  ])
  const change = { params: { address_id: second.id }, body: { ...home, label: '새 회사', is_default: false } }
  expect(await account.changeAddress(change)).toMatchObject({ label: '새 회사', is_default: true })
  await account.removeAddress({ params: { address_id: second.id } })
  expect((await account.addresses()).map(({ id, is_default }) => [id, is_default])).toEqual([
    [third.id, true],
    [first.id, false],
  ])
})

test.each([
  [{ zip: '1234' }, 'zip'],
  [{ zip: 'ABCDE' }, 'zip'],
  [{ hp: '전화번호' }, 'hp'],
  [{ receiver: ' ' }, 'receiver'],
])('%j is refused under %s', async (wrong, field) => {
  const { account } = await shop.as('hana')
  const refused = account.addAddress({ body: { ...home, ...wrong } })
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
})

test('abroad a postcode has any form', async () => {
  const { account } = await shop.as('hana')
  const body = { ...home, country: 'GB', city: 'London', zip: 'SW1A 1AA', hp: '+44 20 7946 0958' }
  expect(await account.addAddress({ body })).toMatchObject({ zip: 'SW1A 1AA' })
})

test('abroad the city and, where there is one, the state are asked for', async () => {
  const { account } = await shop.as('hana')
  const abroad = { ...home, country: 'US', zip: '90012', hp: '+1 213 555 0100' }
  await expect(account.addAddress({ body: abroad })).rejects.toMatchObject({ errors: { city: [expect.any(String)] } })
  const town = { ...abroad, city: 'Los Angeles' }
  await expect(account.addAddress({ body: town })).rejects.toMatchObject({ errors: { state: [expect.any(String)] } })
  expect(await account.addAddress({ body: { ...town, state: 'CA' } })).toMatchObject({
    city: 'Los Angeles',
    state: 'CA',
  })
  const hongKong = { ...home, country: 'HK', zip: '', hp: '+852 2555 0100' }
  expect(await account.addAddress({ body: hongKong })).toMatchObject({ zip: '', city: '' })
})

test('thirty added at once, each as the default, are twenty with one default', async () => {
  const { account } = await shop.as('hana')
  const body = { ...home, is_default: true }
  const tried = await Promise.allSettled(Array.from({ length: 30 }, () => account.addAddress({ body })))
  expect(tried.filter(({ status }) => status === 'fulfilled').length).toBe(20)
  const rows = await db.select().from(addressTable)
  expect(rows.filter(({ is_default }) => is_default).length).toBe(1)
})

test("another member's address is not found, and stays as it was", async () => {
  const stranger = await shop.as('somebody')
  const { id: address_id } = await stranger.account.addAddress({ body: home })
  const { account } = await shop.as('hana')
  const params = { address_id }
  await expect(account.changeAddress({ params, body: { ...home, label: '내 것' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(account.removeAddress({ params })).rejects.toMatchObject({ status: 404 })
  expect(await account.addresses()).toEqual([])
  expect(await stranger.account.addresses()).toMatchObject([{ label: '집' }])
})
