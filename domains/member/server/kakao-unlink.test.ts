import { jobTable } from '@sillage/server-kit/tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { people, secret, testShopWithKakao, walk } from '../testing/kakao.ts'

const shop = await testShopWithKakao()
beforeEach(() => shop.empty())

/** A member who has come through Kakao's window, so that Kakao knows of the link as well. */
async function givenLinked(over = {}) {
  await shop.givenMember('hana', { linked: 'jiwoo', ...over })
  const visitor = await shop.visitor()
  await visitor.kakao.comeBack({ body: await walk(visitor) })
  return shop.as('hana')
}

const kept = async () => JSON.stringify(await shop.db.select().from(jobTable))

test('unlinking holds here at once, and at Kakao', async () => {
  const hana = await givenLinked()
  expect(shop.emulator.isLinked(people.jiwoo)).toBe(true)
  expect(await hana.kakao.unlink()).toEqual({ message: '카카오 연결을 끊었어요.' })
  expect(await shop.links()).toEqual([])
  await shop.emails()
  expect(shop.emulator.isLinked(people.jiwoo)).toBe(false)
  expect(await kept()).not.toContain(String(people.jiwoo))
  await expect(hana.kakao.unlink()).rejects.toMatchObject({ status: 422, code: 'not_linked' })
})

test('a member without a password is asked to set one first, and stays linked', async () => {
  const hana = await givenLinked({ password_hash: '' })
  await expect(hana.kakao.unlink()).rejects.toMatchObject({ status: 422, code: 'password_needed' })
  expect(await shop.links()).toHaveLength(1)
  expect(shop.emulator.isLinked(people.jiwoo)).toBe(true)
})

test('when Kakao cannot be reached the link is gone here, and Kakao is asked again later', async () => {
  const hana = await givenLinked()
  shop.emulator.failNext('/v1/user/unlink', 503)
  await hana.kakao.unlink()
  await shop.emails()
  expect(await shop.links()).toEqual([])
  expect(shop.emulator.isLinked(people.jiwoo)).toBe(true)
  expect(await shop.db.select().from(jobTable)).toContainEqual(
    expect.objectContaining({ name: 'member.unlink-kakao', state: 'waiting', attempts: 1 }),
  )
  await shop.db.update(jobTable).set({ run_at: new Date(0) })
  await shop.emails()
  expect(shop.emulator.isLinked(people.jiwoo)).toBe(false)
})

test('a member who has linked again in the meantime stays linked', async () => {
  const hana = await givenLinked()
  shop.emulator.failNext('/v1/user/unlink', 503)
  await hana.kakao.unlink()
  await shop.emails()
  await hana.kakao.comeBack({ body: await walk(hana, { purpose: 'link' }) })
  await shop.db.update(jobTable).set({ run_at: new Date(0) })
  await shop.emails()
  expect(shop.emulator.isLinked(people.jiwoo)).toBe(true)
})

test('leaving the shop unlinks as well, and leaves no trace of the account there', async () => {
  const hana = await givenLinked()
  await hana.account.leave({ body: { mb_password: secret } })
  await shop.emails()
  expect(shop.emulator.isLinked(people.jiwoo)).toBe(false)
  expect(await kept()).not.toContain(String(people.jiwoo))
})
