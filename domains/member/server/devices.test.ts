import { sessionTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { readUserAgent, shortenIp } from './devices-user-agent.ts'

const shop = await testShop()
const { db } = shop
const params = { mb_id: 'hana' }
beforeEach(() => shop.empty())

test('a member sees where they are signed in, this device first, and never a whole address', async () => {
  const { account } = await shop.as('hana')
  await shop.as('hana')
  await db.update(sessionTable).set({ ip: '203.0.113.77' })
  const devices = await account.devices({ params })
  expect(devices.map(({ current }) => current)).toEqual([true, false])
  expect(devices[0]?.ip).toBe('203.0.113.*')
  expect(JSON.stringify(devices)).not.toContain('113.77')
})

test('ending a device signs it out; the present one is left through signing out', async () => {
  const [here, there] = [await shop.as('hana'), await shop.as('hana')]
  const [present, other] = await here.account.devices({ params })
  const end = (device_id = '') => here.account.endDevice({ params: { ...params, device_id } })
  await expect(end(present?.id)).rejects.toMatchObject({ status: 422 })
  await end(other?.id)
  await expect(there.account.devices({ params })).rejects.toMatchObject({ status: 401 })
  await expect(end(other?.id)).rejects.toMatchObject({ status: 404 })
  expect(await here.account.devices({ params })).toHaveLength(1)
})

test("another member's device is not found and stays signed in", async () => {
  const stranger = await shop.as('somebody')
  const [device] = await stranger.account.devices({ params: { mb_id: 'somebody' } })
  const { account } = await shop.as('hana')
  const device_id = device?.id ?? ''
  await expect(account.endDevice({ params: { ...params, device_id } })).rejects.toMatchObject({ status: 404 })
  await expect(account.endDevice({ params: { mb_id: 'somebody', device_id } })).rejects.toMatchObject({ status: 404 })
  await expect(account.endOtherDevices({ params: { mb_id: 'somebody' } })).rejects.toMatchObject({ status: 404 })
  expect(await stranger.account.devices({ params: { mb_id: 'somebody' } })).toHaveLength(1)
})

test('ending all other sessions leaves this one, and signs out no other member', async () => {
  const here = await shop.as('hana')
  const stranger = await shop.as('somebody')
  for (let nth = 0; nth < 3; nth += 1) await shop.as('hana')
  await here.account.endOtherDevices({ params })
  expect(await here.account.devices({ params })).toMatchObject([{ current: true }])
  expect(await stranger.account.devices({ params: { mb_id: 'somebody' } })).toHaveLength(1)
})

test('a session that has run out is no device', async () => {
  const { account } = await shop.as('hana')
  await shop.as('hana')
  const [, other] = await account.devices({ params })
  await db
    .update(sessionTable)
    .set({ expires_at: new Date(0) })
    .where(eq(sessionTable.id, other?.id ?? ''))
  expect(await account.devices({ params })).toHaveLength(1)
})

describe('what a browser says of itself', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const android = 'Mozilla/5.0 (Linux; Android 16; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko)'
  test.each([
    [`${mac}/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`, 'Safari', 'macOS'],
    [`${windows} Safari/537.36`, 'Chrome', 'Windows'],
    [`${windows} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
    [`${windows} Whale/4.30.0 Safari/537.36`, 'Whale', 'Windows'],
    [`${phone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${phone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${phone} Mobile/15E148 KAKAOTALK 25.8.0`, 'KakaoTalk', 'iPhone'],
    [`${android} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux'],
    ['curl/8', '', ''],
  ])('%s', (userAgent, browser, system) => {
    expect(readUserAgent(userAgent)).toEqual({ browser, system })
  })

  test.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
    ['2001:db8::1', '2001:db8:*'],
    ['::1', '*'],
    ['', ''],
  ])('the address %s is shown as %s', (ip, shown) => {
    expect(shortenIp(ip)).toBe(shown)
  })
})
