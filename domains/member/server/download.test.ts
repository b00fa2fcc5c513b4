import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { personalData } from '../../personal-data.ts'
import { testShop } from '../../testing.ts'
import { fillEveryTable } from '../../testing-rows.ts'
import { memberTable } from './tables.ts'

const shop = await testShop()
const { db, ctx } = shop
beforeEach(() => shop.empty())

const somebody = (mb_id: string) => ({ mb_id, mb_hp: '', mb_email: `${mb_id}@example.com`, marker: `zq${mb_id}mark` })

async function givenPerson(mb_id: string) {
  const { mb_hp, mb_email, marker } = somebody(mb_id)
  const password_hash = `${marker}-password`
  await db.insert(memberTable).values({ mb_id, mb_hp, mb_email, mb_name: marker, mb_addr1: marker, password_hash })
  const given = { audit_log: { subject: `member:${mb_id}` } }
  await fillEveryTable(db, somebody(mb_id), { except: ['member', 'staff'], given })
}

test('a member downloads everything the shop stores about them, and nothing about others', async () => {
  await givenProduct(ctx, { id: 7 })
  await givenPerson('hana')
  await givenPerson('duri')
  const { account } = await shop.as('hana')
  const parts = await account.download({ params: { mb_id: 'hana' } })
  expect(Object.keys(parts).sort()).toEqual(['downloaded_at', ...personalData.map(({ name }) => name)].sort())
  for (const { name } of personalData) expect(JSON.stringify(parts[name]), name).toMatch(/hana|"\w+":/)
  const text = JSON.stringify(parts)
  expect(text).toContain('zqhanamark-inquiry_message-body')
  expect(text).not.toContain('zqdurimark')
  await expect(account.download({ params: { mb_id: 'duri' } })).rejects.toMatchObject({ status: 404 })
})

test('no secret leaves with it: no hash of a password, session, code or link, no key of a file', async () => {
  await givenProduct(ctx, { id: 7 })
  await givenPerson('hana')
  const { account } = await shop.as('hana')
  const text = JSON.stringify(await account.download({ params: { mb_id: 'hana' } }))
  expect(text).not.toContain('zqhanamark-password')
  expect(text).not.toMatch(/_hash/)
  expect(text).not.toContain('stored_file-key')
})
