import { hostsAt } from '@sillage/kakao/hosts.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testKakao, testShopWithPost } from '../testing/joining.ts'
import { giveMembers, people, secret } from '../testing/kakao.ts'
import { createKakaoCert } from './kakao-cert.ts'
import { createKakao } from './kakao-provider.ts'
import { certificationTable, memberTable } from './tables.ts'

const emulator = await testKakao()
const { url, restKey } = emulator
const dealerKey = 'dealer-key'
const cert = createKakaoCert({ hosts: hostsAt(url), restKey, settleId: 'settle', dealerKey, timeoutMs: 1000 })
const siteUrl = () => 'http://localhost:3000'
const kakao = createKakao({ ...emulator, authUrl: url, apiUrl: url, siteUrl, timeoutMs: 1000 })
const shop = await testShopWithPost({ kakao, cert })
const givenMember = giveMembers(shop)
beforeEach(async () => {
  await shop.empty()
  emulator.clear()
})

/** Signs in the provider's window, as a page would have it signed; the number is what the window answers. */
async function sign(person: keyof typeof people, { decision = 'agree' } = {}) {
  const { tx_id, token } = await cert.prepare(shop.ctx)
  const body = new URLSearchParams({ txId: tx_id, token, decision, person: String(people[person]) })
  await fetch(`${url}/ocert/sign/v1/window`, { method: 'POST', body, headers: { referer: siteUrl() } })
  return { body: { tx_id } }
}

const rows = () => shop.db.select().from(certificationTable)
const account = async (mb_id: string) => (await shop.as(mb_id)).account.show({ params: { mb_id } })

test('a member who has signed is certified, with what was asked for and nothing that names them', async () => {
  await givenMember('hana')
  const hana = await shop.as('hana')
  expect((await account('hana')).certification).toBeNull()
  expect(await hana.kakao.certify(await sign('hana'))).toEqual({ message: '본인 확인을 마쳤어요.' })
  expect((await account('hana')).certification).toEqual({ items: ['name', 'ci'], certified_at: expect.any(String) })
  const [row] = await rows()
  expect(row).toMatchObject({ mb_id: 'hana', provider: 'kakao' })
  const { ci } = await cert.findSigner(shop.ctx, (await sign('hana')).body.tx_id)
  expect(ci).toHaveLength(88)
  expect(JSON.stringify(row)).not.toContain(ci)
})

test('the server prepares what a page signs: the page gets a number and a word for one window, and no key', async () => {
  await givenMember('hana')
  const hana = await shop.as('hana')
  const prepared = await hana.kakao.prepareCertification()
  expect(prepared).toEqual({ tx_id: expect.any(String), token: expect.any(String) })
  expect(JSON.stringify([prepared, await hana.kakao.show()])).not.toContain(dealerKey)
  expect((await cert.prepare(shop.ctx)).tx_id).not.toBe(prepared.tx_id)
  emulator.failNext('/ocert/sign/v1/prepare', 503)
  await expect(hana.kakao.prepareCertification()).rejects.toMatchObject({ status: 503, code: 'certification_failed' })
  await hana.kakao.certify(await sign('hana'))
  await expect(hana.kakao.prepareCertification()).rejects.toMatchObject({ code: 'certified' })
})

test('the browser is not trusted: unknown, unsigned and refused numbers certify no member', async () => {
  await givenMember('hana')
  const hana = await shop.as('hana')
  const refused = { status: 422, code: 'not_certified' }
  await expect(hana.kakao.certify({ body: { tx_id: 'made-up-number' } })).rejects.toMatchObject(refused)
  await expect(hana.kakao.certify(await sign('hana', { decision: 'cancel' }))).rejects.toMatchObject(refused)
  await expect(hana.kakao.certify({ body: { tx_id: '../verify?x=' } })).rejects.toMatchObject({ status: 422 })
  expect(await rows()).toEqual([])
})

test('a provider that does not answer, or answers nonsense, certifies no member and shows a sentence', async () => {
  await givenMember('hana')
  const hana = await shop.as('hana')
  for (const [address, failure] of [
    ['/sign/v2/verify/K1400', 503],
    ['/sign/v2/identify/K1400', 500],
    ['/sign/v2/verify/K1400', 'slow'],
  ] as const) {
    emulator.failNext(address, failure)
    await expect(hana.kakao.certify(await sign('hana'))).rejects.toMatchObject({
      status: 503,
      code: 'certification_failed',
    })
  }
  expect(await rows()).toEqual([])
})

test('whose name is another is not certified', async () => {
  await givenMember('hana')
  const hana = await shop.as('hana')
  await expect(hana.kakao.certify(await sign('jiwoo'))).rejects.toMatchObject({ status: 422, code: 'other_name' })
  expect(await rows()).toEqual([])
})

test('one person is certified in one account, also when two ask at once', async () => {
  for (const mb_id of ['hana', 'second']) await givenMember(mb_id)
  const [hana, second] = [await shop.as('hana'), await shop.as('second')]
  const both = [await sign('hana'), await sign('hana')] as const
  const tried = await Promise.allSettled([hana.kakao.certify(both[0]), second.kakao.certify(both[1])])
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'identity_taken' } })
  expect(await rows()).toHaveLength(1)
})

test('a press sent twice certifies once, and a certified member is not certified again', async () => {
  await givenMember('hana')
  const hana = await shop.as('hana')
  const number = await sign('hana')
  const twice = await Promise.allSettled([hana.kakao.certify(number), hana.kakao.certify(number)])
  expect(twice.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await rows()).toHaveLength(1)
  await expect(hana.kakao.certify(await sign('hana'))).rejects.toMatchObject({ code: 'certified' })
})

test('a certified name stays as it is until the certification is taken back', async () => {
  await givenMember('hana')
  const hana = await shop.as('hana')
  await hana.kakao.certify(await sign('hana'))
  const change = (mb_name: string) => hana.account.change({ params: { mb_id: 'hana' }, body: { mb_name } })
  await expect(change('박하나')).rejects.toMatchObject({ errors: { mb_name: [expect.any(String)] } })
  await change('김하나')
  expect(await hana.kakao.forgetCertification()).toEqual({ message: '본인 확인을 지웠어요.' })
  await change('박하나')
  expect(await rows()).toEqual([])
  await expect(hana.kakao.forgetCertification()).rejects.toMatchObject({ code: 'not_certified' })
})

test('a signature certifies once: revoked, it certifies neither its member nor another', async () => {
  for (const mb_id of ['hana', 'second']) await givenMember(mb_id)
  const [hana, second] = [await shop.as('hana'), await shop.as('second')]
  const number = await sign('hana')
  await hana.kakao.certify(number)
  await hana.kakao.forgetCertification()
  const spent = { status: 422, code: 'not_certified' }
  for (const api of [hana, second]) await expect(api.kakao.certify(number)).rejects.toMatchObject(spent)
  expect(await rows()).toEqual([])
  await second.kakao.certify(await sign('hana'))
  expect(await rows()).toMatchObject([{ mb_id: 'second' }])
})

test('unlinking takes the certification along, and the person can be certified elsewhere', async () => {
  await givenMember('hana', { linked: 'hana' })
  const hana = await shop.as('hana')
  await hana.kakao.certify(await sign('hana'))
  await hana.kakao.unlink()
  expect(await rows()).toEqual([])
  await givenMember('second')
  await (await shop.as('second')).kakao.certify(await sign('hana'))
  expect(await rows()).toMatchObject([{ mb_id: 'second' }])
})

test('leaving deletes the certification; the download contains it without its hash', async () => {
  await givenMember('hana')
  const hana = await shop.as('hana')
  await hana.kakao.certify(await sign('hana'))
  const { certification } = await hana.account.download({ params: { mb_id: 'hana' } })
  expect(certification).toEqual([{ provider: 'kakao', items: ['name', 'ci'], certified_at: expect.any(String) }])
  await hana.account.leave({ body: { mb_password: secret } })
  expect(await rows()).toEqual([])
  expect(await shop.db.$count(memberTable, eq(memberTable.mb_id, 'hana'))).toBe(0)
})
