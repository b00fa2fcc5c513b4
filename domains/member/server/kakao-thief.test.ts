import type { Address, Failure } from '@sillage/emulators/kakao/emulator.ts'
import type { Forgery } from '@sillage/emulators/kakao/id-token.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { form, provedNumber } from '../testing/joining.ts'
import { people, secret, testShopWithKakao, walk, walkToChoice } from '../testing/kakao.ts'
import { loginFailureTable, memberTable, oauthStepTable, phoneProofTable } from './tables.ts'

const shop = await testShopWithKakao()
const { db } = shop
beforeEach(() => shop.empty())

const { mb_password: _, mb_password_confirmation: __, mb_email: ___, ...applicant } = form
const lost = { status: 422, code: 'kakao_step' }
const statuses = (tried: PromiseSettledResult<unknown>[]) => tried.map(({ status }) => status).sort()

test('a return that was begun in another session opens nothing', async () => {
  await shop.givenMember('hana', { linked: 'jiwoo' })
  const [thief, victim] = [await shop.visitor(), await shop.visitor()]
  const back = await walk(thief)
  // The victim is lured to the callback with the thief's code: they must not end up in the thief's account.
  await expect(victim.kakao.comeBack({ body: back })).rejects.toMatchObject(lost)
  expect(await db.$count(sessionTable)).toBe(0)
})

test("a stolen code is worth nothing in the thief's own walk", async () => {
  await shop.givenMember('hana', { linked: 'jiwoo' })
  const [thief, victim] = [await shop.visitor(), await shop.visitor()]
  const { code } = await walk(victim)
  const { state } = await walk(thief, { person: 'emma' })
  await expect(thief.kakao.comeBack({ body: { state, code } })).rejects.toMatchObject({ code: 'kakao_failed' })
  expect(await db.$count(sessionTable)).toBe(0)
})

test('a state is good once, and for ten minutes', async () => {
  const visitor = await shop.visitor()
  const back = await walk(visitor)
  await visitor.kakao.comeBack({ body: back })
  await expect(visitor.kakao.comeBack({ body: back })).rejects.toMatchObject(lost)
  const late = await walk(visitor)
  const [{ expires_at } = { expires_at: new Date(0) }] = await db.select().from(oauthStepTable).limit(1)
  expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(10)
  await db.update(oauthStepTable).set({ expires_at: new Date(Date.now() - 1) })
  await expect(visitor.kakao.comeBack({ body: late })).rejects.toMatchObject(lost)
})

test('the table of walks holds neither a state nor a step that could be used', async () => {
  const visitor = await shop.visitor()
  const { state } = await walk(visitor)
  const { step } = await walkToChoice(visitor)
  const kept = JSON.stringify(await db.select().from(oauthStepTable))
  expect(kept).not.toContain(state)
  expect(kept).not.toContain(step)
})

test('of two returns at once with one code, one comes in', async () => {
  await shop.givenMember('hana', { linked: 'jiwoo' })
  const visitor = await shop.visitor()
  const body = await walk(visitor)
  const tried = await Promise.allSettled([visitor.kakao.comeBack({ body }), visitor.kakao.comeBack({ body })])
  expect(statuses(tried)).toEqual(['fulfilled', 'rejected'])
  expect(await db.$count(sessionTable)).toBe(1)
})

test.each<Forgery>([
  'another nonce',
  'another audience',
  'another issuer',
  'another person',
  'run out',
  'signed by a stranger',
  'unsigned',
  'of an unknown key',
])('an ID token that is false (%s) opens nothing', async (forgery) => {
  await shop.givenMember('hana', { linked: 'jiwoo' })
  const visitor = await shop.visitor()
  shop.emulator.forgeNext(forgery)
  const back = await walk(visitor)
  await expect(visitor.kakao.comeBack({ body: back })).rejects.toMatchObject({ status: 503, code: 'kakao_failed' })
  expect(await db.$count(sessionTable)).toBe(0)
})

test.each<[Address, Failure]>([
  ['/oauth/token', 500],
  ['/oauth/token', 429],
  ['/oauth/token', 'slow'],
  ['/oauth/token', 'lost reply'],
  ['/oauth/token', 'KOE010'],
  ['/oauth/token', 'KOE303'],
  ['/oauth/token', 'no id_token'],
  ['/v2/user/me', 503],
  ['/v2/user/me', 'slow'],
])('when %s fails (%s) the visitor reads a clear sentence and nothing is half done', async (address, failure) => {
  const visitor = await shop.visitor()
  const back = await walk(visitor)
  shop.emulator.failNext(address, failure)
  const message = '카카오에 연결하지 못했어요. 잠시 뒤에 다시 시도하거나 아이디로 로그인해 주세요.'
  await expect(visitor.kakao.comeBack({ body: back })).rejects.toMatchObject({ status: 503, message })
  expect(await db.$count(oauthStepTable)).toBe(1)
  expect((await walkToChoice(visitor)).status).toBe('choose')
})

test.each([503, 'slow', 'lost reply'] as const)(
  'no one is sent to a Kakao that does not answer (%s)',
  async (failure) => {
    const visitor = await shop.visitor()
    shop.emulator.failNext('/.well-known/jwks.json', failure)
    await expect(visitor.kakao.start({ body: { purpose: 'sign_in' } })).rejects.toMatchObject({
      status: 503,
      code: 'kakao_failed',
      message: '카카오에 연결하지 못했어요. 잠시 뒤에 다시 시도하거나 아이디로 로그인해 주세요.',
    })
    expect(await db.$count(oauthStepTable)).toBe(0)
    expect((await walkToChoice(visitor)).status).toBe('choose')
  },
)

test('a code that has run out at Kakao sends the visitor back to the start', async () => {
  const visitor = await shop.visitor()
  const back = await walk(visitor)
  shop.emulator.failNext('/oauth/token', 'KOE320')
  await expect(visitor.kakao.comeBack({ body: back })).rejects.toMatchObject(lost)
  await expect(visitor.kakao.comeBack({ body: { state: (await walk(visitor)).state } })).rejects.toMatchObject({
    code: 'kakao_refused',
  })
})

test("a mail at Kakao that is also a member's mail opens nothing by itself", async () => {
  await shop.givenMember('hana')
  const visitor = await shop.visitor()
  const { step } = await walkToChoice(visitor, { person: 'hana' })
  expect(await db.$count(sessionTable)).toBe(0)
  const proof_id = await provedNumber(shop, visitor)
  const asked = { ...applicant, mb_id: 'hana2', proof_id, step }
  await expect(visitor.kakao.join({ body: asked })).rejects.toMatchObject({
    errors: { mb_email: ['이 메일로 가입한 아이디가 있어요. 그 아이디에 카카오를 연결해 주세요.'] },
  })
  expect(await db.$count(memberTable)).toBe(1)
  expect(await shop.links()).toEqual([])
  // Rolled back with the rest: the number's proof and the step can be used for the other choice.
  expect(await db.select().from(phoneProofTable)).toMatchObject([{ used_at: null }])
  await visitor.kakao.connect({ body: { step, mb_id: 'hana', mb_password: secret } })
  expect(await shop.links()).toMatchObject([{ mb_id: 'hana', provider_id: String(people.hana) }])
})

test('an account is not linked to a member without their password, and guesses count like failed sign-ins', async () => {
  await shop.givenMember('hana')
  await shop.givenMember('wanda', { password_hash: '' })
  const thief = await shop.visitor()
  const { step } = await walkToChoice(thief)
  const guess = (mb_id: string) => thief.kakao.connect({ body: { step, mb_id, mb_password: 'a guess at it' } })
  for (const mb_id of ['hana', 'nobody', 'wanda'])
    await expect(guess(mb_id)).rejects.toMatchObject({ errors: { mb_password: [expect.any(String)] } })
  for (let left = 4; left > 0; left -= 1) await expect(guess('hana')).rejects.toMatchObject({ name: 'Problem' })
  await expect(thief.kakao.connect({ body: { step, mb_id: 'hana', mb_password: secret } })).rejects.toMatchObject({
    status: 429,
  })
  expect(await shop.links()).toEqual([])
  expect((await db.select().from(loginFailureTable)).map(({ key }) => key)).toContain('id:hana')
})

test('a session left open is not enough to link an account at Kakao', async () => {
  await shop.givenMember('hana')
  const thief = await shop.as('hana')
  for (const mb_password of [undefined, 'guessed by somebody'])
    await expect(thief.kakao.start({ body: { purpose: 'link', mb_password } })).rejects.toMatchObject({
      errors: { mb_password: [expect.any(String)] },
    })
  const visitor = await shop.visitor()
  await expect(visitor.kakao.start({ body: { purpose: 'link' } })).rejects.toMatchObject({ status: 401 })
})

test("another's step is of no use, neither to connect nor to join", async () => {
  await shop.givenMember('thief')
  const [victim, thief] = [await shop.visitor(), await shop.visitor()]
  const { step } = await walkToChoice(victim)
  const connected = thief.kakao.connect({ body: { step, mb_id: 'thief', mb_password: secret } })
  await expect(connected).rejects.toMatchObject(lost)
  const proof_id = await provedNumber(shop, thief)
  await expect(thief.kakao.join({ body: { ...applicant, proof_id, step } })).rejects.toMatchObject(lost)
  expect(await shop.links()).toEqual([])
})

test('a blocked member is not linked, even with the right password', async () => {
  await shop.givenMember('hana', { state: 'blocked' })
  const visitor = await shop.visitor()
  const { step } = await walkToChoice(visitor)
  const connected = visitor.kakao.connect({ body: { step, mb_id: 'hana', mb_password: secret } })
  await expect(connected).rejects.toMatchObject({ code: 'blocked' })
  expect(await shop.links()).toEqual([])
})

test('one person who joins in two windows at once becomes one member', async () => {
  const windows = await Promise.all([shop.visitor(), shop.visitor()])
  const forms: { join: () => Promise<unknown> }[] = []
  for (const [index, visitor] of windows.entries()) {
    const { step } = await walkToChoice(visitor)
    const proof_id = await provedNumber(shop, visitor)
    const mb_email = `window${index}@example.com`
    const body = { ...applicant, mb_id: `window${index}`, mb_email, proof_id, step }
    forms.push({ join: () => visitor.kakao.join({ body }) })
  }
  const tried = await Promise.allSettled(forms.map(({ join }) => join()))
  expect(statuses(tried)).toEqual(['fulfilled', 'rejected'])
  expect(await db.$count(memberTable)).toBe(1)
  expect(await shop.links()).toHaveLength(1)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
  'a redirect to %j leads to the member’s own page',
  async (redirect) => {
    await shop.givenMember('hana', { linked: 'jiwoo' })
    const visitor = await shop.visitor()
    const outcome = await visitor.kakao.comeBack({ body: await walk(visitor, { redirect }) })
    expect(outcome).toEqual({ status: 'signed_in', redirect: '/my-page' })
  },
)
