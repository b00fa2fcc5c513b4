import { jobTable, outboxTable } from '@sillage/server-kit/tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { form, provedNumber, testShopWithPost, type Visitor } from '../testing/joining.ts'
import { accountRules } from '../words.ts'
import { phoneProofTable } from './tables.ts'

const shop = await testShopWithPost()
const { db } = shop
beforeEach(shop.empty)

const { mb_hp } = form
const ask = ({ joining }: Visitor) => joining.askPhoneCode({ body: { mb_hp } })
const sentCode = async () => /\d{6}/.exec((await shop.texts()).at(-1)?.text ?? '')?.[0] ?? ''
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const again = { errors: { code: ['인증번호를 다시 받아 주세요.'] } }

test('the code that arrives proves the number, and is nowhere to be read afterwards', async () => {
  const visitor = await shop.visitor()
  const { proof_id, expires_at } = await ask(visitor)
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(accountRules.phone_code_minutes * 60_000)
  const code = await sentCode()
  expect((await shop.texts())[0]).toMatchObject({ to: '01012345678', text: expect.stringContaining('[실라주]') })
  const proof = { proof_id, mb_hp: '010-1234-5678', message: '휴대전화 번호를 인증했어요.' }
  expect(await visitor.joining.provePhone({ body: { proof_id, code } })).toEqual(proof)
  // A second click finds it done.
  expect(await visitor.joining.provePhone({ body: { proof_id, code } })).toEqual(proof)
  const kept = [
    await db.select().from(outboxTable),
    await db.select().from(jobTable),
    await db.select().from(phoneProofTable),
  ]
  expect(JSON.stringify(kept)).not.toContain(code)
})

test('five guesses, in turn or at once, and not even the right code helps', async () => {
  const visitor = await shop.visitor()
  const { proof_id } = await ask(visitor)
  const code = await sentCode()
  const guess = (guessed: string) => visitor.joining.provePhone({ body: { proof_id, code: guessed } })
  await expect(guess(wrongOf(code))).rejects.toMatchObject({ errors: { code: ['인증번호가 맞지 않아요.'] } })
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => guess(wrongOf(code))))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  const [proof] = await db.select().from(phoneProofTable)
  expect(proof).toMatchObject({ tries: 5, proved_at: null })
  await expect(guess(code)).rejects.toMatchObject(again)
})

test('a code is worth nothing to another session, after its time, or once a new one was asked for', async () => {
  const [visitor, stranger] = [await shop.visitor(), await shop.visitor()]
  const first = await ask(visitor)
  const code = await sentCode()
  await expect(stranger.joining.provePhone({ body: { proof_id: first.proof_id, code } })).rejects.toMatchObject(again)
  await ask(visitor)
  await expect(visitor.joining.provePhone({ body: { proof_id: first.proof_id, code } })).rejects.toMatchObject(again)

  const late = await ask(visitor)
  const lateCode = await sentCode()
  await db.update(phoneProofTable).set({ expires_at: new Date(Date.now() - 1000) })
  await expect(visitor.joining.provePhone({ body: { proof_id: late.proof_id, code: lateCode } })).rejects.toMatchObject(
    again,
  )
})

test('a proof that has run out does not join', async () => {
  const visitor = await shop.visitor()
  const proof_id = await provedNumber(shop, visitor)
  await db.update(phoneProofTable).set({ expires_at: new Date(Date.now() - 1000) })
  await expect(visitor.joining.register({ body: { ...form, proof_id } })).rejects.toMatchObject({
    errors: { proof_id: ['휴대전화 번호를 다시 인증해 주세요.'] },
  })
})

test('one number gets five codes an hour, no matter who asks; one session ten for any numbers', async () => {
  for (let time = 0; time < 5; time += 1) await ask(await shop.visitor())
  await expect(ask(await shop.visitor())).rejects.toMatchObject({ status: 429 })
  expect(await shop.texts()).toHaveLength(5)

  const visitor = await shop.visitor()
  const askFor = (number: number) => visitor.joining.askPhoneCode({ body: { mb_hp: `010-5555-000${number}` } })
  for (let number = 0; number < 10; number += 1) await askFor(number)
  await expect(askFor(0)).rejects.toMatchObject({ status: 429 })
})

test('one address gets thirty', async () => {
  for (let number = 10; number < 40; number += 1)
    await (await shop.visitor()).joining.askPhoneCode({ body: { mb_hp: `010-5555-00${number}` } })
  await expect(ask(await shop.visitor())).rejects.toMatchObject({ status: 429 })
})

test.each([
  ['NG', '+2348012345678'],
  ['US', '+18765550123'],
])('a number in a country nothing is sent to (%s %s) gets no code, and the form says why', async (country, mb_hp) => {
  const visitor = await shop.visitor()
  await expect(visitor.joining.askPhoneCode({ body: { mb_hp, country } })).rejects.toMatchObject({
    status: 422,
    errors: { mb_hp: ['배송하는 나라의 휴대전화 번호로만 문자를 보낼 수 있어요.'] },
  })
  expect(await shop.texts()).toEqual([])
})
