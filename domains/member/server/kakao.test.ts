import { createClient } from '@sillage/kit/client.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { testShop } from '../../testing.ts'
import { form, newestToken, provedNumber } from '../testing/joining.ts'
import { people, secret, testShopWithKakao, walk, walkToChoice } from '../testing/kakao.ts'
import { dropUnprovedMembers } from './drop-unproved-members.ts'
import { memberTable, oauthStepTable } from './tables.ts'

const shop = await testShopWithKakao()
const { db } = shop
beforeEach(() => shop.empty())

const { mb_password: _, mb_password_confirmation: __, mb_email: ___, ...applicant } = form

test('a linked member is signed in, under a new session, and sent where they wanted to go', async () => {
  await shop.givenMember('hana', { linked: 'jiwoo' })
  const visitor = await shop.visitor()
  const back = await walk(visitor, { redirect: '/shop/cart?from=kakao' })
  const reply = await visitor.send('/api/v1/auth/kakao/callback', back)
  expect(reply.json()).toEqual({ status: 'signed_in', redirect: '/shop/cart?from=kakao' })
  const sid = reply.cookies.find(({ name }) => name === 'sid')?.value
  expect(sid).not.toBe(visitor.cookies.sid)
  expect((await db.select().from(sessionTable)).map(({ mb_id }) => mb_id)).toEqual(['hana'])
})

test.each([
  ['blocked', '이용이 제한된 계정이에요. 고객센터로 문의해 주세요.'],
  ['pending', '메일 주소를 아직 인증하지 않으셨어요. 받은 메일의 링크를 열어 주세요.'],
] as const)('a %s member is not let in by Kakao either', async (state, message) => {
  await shop.givenMember('hana', { linked: 'jiwoo', state })
  const visitor = await shop.visitor()
  await expect(visitor.kakao.comeBack({ body: await walk(visitor) })).rejects.toMatchObject({ status: 422, message })
  expect(await db.$count(sessionTable)).toBe(0)
})

test('a visitor who cancels there reads so, and may begin again', async () => {
  const visitor = await shop.visitor()
  const back = await walk(visitor, { decision: 'cancel' })
  expect(await visitor.kakao.comeBack({ body: back })).toEqual({ status: 'cancelled', redirect: '/login' })
  expect((await walkToChoice(visitor)).status).toBe('choose')
})

test('an unknown visitor chooses; of their email only as much is shown as they need to recognise it', async () => {
  const visitor = await shop.visitor()
  const { step, profile } = await walkToChoice(visitor)
  expect(profile).toEqual({ nickname: '새벽향', email: 'ji***@kakao.example', name: '최지우', hp: '010-5555-0102' })
  expect(await visitor.kakao.step({ body: { step } })).toMatchObject({ step, profile })
  const stranger = await shop.visitor()
  await expect(stranger.kakao.step({ body: { step } })).rejects.toMatchObject({ status: 422, code: 'kakao_step' })
})

test('a new member with a mail that Kakao has verified is in at once, without a password', async () => {
  const visitor = await shop.visitor()
  const { step } = await walkToChoice(visitor, { redirect: '/shop/cart' })
  const proof_id = await provedNumber(shop, visitor)
  const outcome = await visitor.kakao.join({ body: { ...applicant, proof_id, step } })
  expect(outcome).toEqual({ status: 'signed_in', redirect: '/shop/cart' })
  const [member] = await db.select().from(memberTable)
  expect(member).toMatchObject({ mb_email: 'jiwoo@kakao.example', state: 'active', password_hash: '' })
  expect(member?.email_proved_at).not.toBeNull()
  expect(await shop.links()).toMatchObject([{ mb_id: 'hana', provider_id: String(people.jiwoo), nickname: '새벽향' }])
  expect((await db.select().from(sessionTable)).map(({ mb_id }) => mb_id)).toEqual(['hana'])
  // What Kakao said lies nowhere any more but with the member.
  expect(JSON.stringify(await db.select().from(oauthStepTable))).not.toContain('jiwoo')
})

test('a mail that Kakao has not verified, or another one, is proved by its link first', async () => {
  const visitor = await shop.visitor()
  const { step, profile } = await walkToChoice(visitor, { person: 'emma' })
  expect(profile.email).toBe('')
  const proof_id = await provedNumber(shop, visitor)
  const asked = { ...applicant, proof_id, step }
  await expect(visitor.kakao.join({ body: asked })).rejects.toMatchObject({
    errors: { mb_email: [expect.any(String)] },
  })
  const given = { ...asked, mb_email: 'emma@kakao.example', mb_password: secret, mb_password_confirmation: secret }
  expect(await visitor.kakao.join({ body: given })).toMatchObject({ status: 'mail_sent' })
  expect(await db.select().from(memberTable)).toMatchObject([{ state: 'pending', email_proved_at: null }])
  await visitor.joining.proveMail({ body: { token: await newestToken(shop) } })
  expect(await visitor.kakao.comeBack({ body: await walk(visitor, { person: 'emma' }) })).toMatchObject({
    status: 'signed_in',
  })
})

test('joining keeps the rules of the form: consents, a proved number, names, a password worth having', async () => {
  const visitor = await shop.visitor()
  const { step } = await walkToChoice(visitor)
  const proof_id = await provedNumber(shop, visitor)
  const asked = { ...applicant, proof_id, step }
  for (const [wrong, field] of [
    [{ consents: { terms: true } }, 'consents.privacy'],
    [{ proof_id: crypto.randomUUID() }, 'proof_id'],
    [{ mb_name: '7' }, 'mb_name'],
    [{ mb_id: 'A' }, 'mb_id'],
    [{ mb_password: 'short', mb_password_confirmation: 'short' }, 'mb_password'],
    [{ mb_password: secret, mb_password_confirmation: 'another' }, 'mb_password_confirmation'],
  ] as const) {
    const refused = visitor.kakao.join({ body: { ...asked, ...wrong } })
    await expect(refused).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
  }
  expect(await db.$count(memberTable)).toBe(0)
  // None of it has used the step up.
  expect((await visitor.kakao.join({ body: asked })).status).toBe('signed_in')
})

test('a member links their account at Kakao after their password, and signs in with it from then on', async () => {
  await shop.givenMember('hana')
  const member = await shop.as('hana')
  expect(await member.kakao.comeBack({ body: await walk(member, { purpose: 'link' }) })).toMatchObject({
    status: 'linked',
  })
  expect(await member.account.show({ params: { mb_id: 'hana' } })).toMatchObject({ linked: [{ nickname: '새벽향' }] })
  const visitor = await shop.visitor()
  expect((await visitor.kakao.comeBack({ body: await walk(visitor) })).status).toBe('signed_in')
})

test('one account at Kakao opens one member, and one member has one', async () => {
  await shop.givenMember('hana', { linked: 'jiwoo' })
  await shop.givenMember('minjae')
  const code = 'kakao_taken'
  const minjae = await shop.as('minjae')
  const taken = minjae.kakao.comeBack({ body: await walk(minjae, { purpose: 'link' }) })
  await expect(taken).rejects.toMatchObject({ code, message: '이미 다른 아이디에 연결된 카카오 계정이에요.' })
  const hana = await shop.as('hana')
  const second = hana.kakao.comeBack({ body: await walk(hana, { purpose: 'link', person: 'emma' }) })
  await expect(second).rejects.toMatchObject({ code })
  const again = await hana.kakao.comeBack({ body: await walk(hana, { purpose: 'link' }) })
  expect(again.status).toBe('linked')
  expect(await shop.links()).toHaveLength(1)
})

test('a shop without an app at Kakao offers no button, and says so to who presses one', async () => {
  expect(await (await shop.as()).kakao.show()).toEqual({ available: true, messenger: null })
  const other = await testShop()
  const { kakao } = createClient(contract, injectTransport(other.app, await browserOf(other)))
  expect(await kakao.show()).toEqual({ available: false, messenger: null })
  await expect(kakao.start({ body: { purpose: 'sign_in' } })).rejects.toMatchObject({ status: 404, code: 'kakao_off' })
})

test('the night forgets walks that ended, or never did', async () => {
  const visitor = await shop.visitor()
  await walkToChoice(visitor)
  await dropUnprovedMembers(shop.ctx)
  expect(await db.$count(oauthStepTable)).toBe(2)
  await db.update(oauthStepTable).set({ expires_at: new Date(0) })
  await dropUnprovedMembers(shop.ctx)
  expect(await db.$count(oauthStepTable)).toBe(0)
})
