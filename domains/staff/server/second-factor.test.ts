import { sessionTable } from '@sillage/server-kit/tables.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { hashPassword } from '../../member/server/password.ts'
import { memberTable } from '../../member/server/tables.ts'
import { testShop } from '../../testing.ts'
import { codeOf } from '../testing/codes.ts'
import { recoveryCodeTable, staffFactorTable } from './tables.ts'

const shop = await testShop()
const mb_password = '비 오는 날의 무화과'
const password_hash = await hashPassword(mb_password)
beforeEach(() => shop.empty())

type Api = Awaited<ReturnType<typeof shop.as>>
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { status: number; code?: string }) => error.code ?? error.status,
  )

/** Signed in by the password alone, just now. */
async function atDoor(mb_id: string, permissions?: string[]) {
  const api = await shop.as(mb_id, permissions ? { permissions } : {})
  await shop.db.update(memberTable).set({ password_hash }).where(eq(memberTable.mb_id, mb_id))
  await shop.db.update(sessionTable).set({ second_factor_at: null }).where(eq(sessionTable.mb_id, mb_id))
  return api
}

async function enrol(api: Api) {
  const { secret, uri } = await api.staffSecurity.startTotp({ body: {} })
  expect(uri).toContain(`secret=${secret}`)
  // Of the step before, so that the code of now is still unused.
  const { recovery_codes } = await api.staffSecurity.confirmTotp({ body: { code: codeOf(secret, -1) } })
  return { secret, recovery_codes }
}

test('an owner without a second factor is no staff until they have set one up', async () => {
  const owner = await atDoor('owner', ['*'])
  expect(await refusal(owner.staff.me())).toBe('forbidden')
  expect((await owner.member.loginCheck()).user).toMatchObject({ mb_id: 'owner', is_admin: false })
  expect(await owner.staffSecurity.step()).toMatchObject({ step: 'enrol' })
  const { recovery_codes } = await enrol(owner)
  expect(new Set(recovery_codes).size).toBe(10)
  expect(await owner.staffSecurity.step()).toMatchObject({ step: 'done', methods: ['totp', 'recovery', 'password'] })
  expect(await owner.staff.me()).toMatchObject({ owner: true })
  const actions = (await shop.db.select().from(auditTable)).map(({ action }) => action)
  expect(actions).toEqual(['staff.factor-add', 'staff.sign-in'])
})

test('a clerk works without one, and with one has to give it', async () => {
  const clerk = await atDoor('clerk', ['orders'])
  expect(await clerk.staffSecurity.step()).toMatchObject({ step: 'done' })
  const { secret } = await enrol(clerk)
  const again = await atDoor('clerk')
  expect(await again.staffSecurity.step()).toMatchObject({ step: 'second_factor' })
  expect(await refusal(again.staff.me())).toBe('forbidden')
  await again.staffSecurity.proveCode({ body: { code: codeOf(secret) } })
  expect(await again.staff.me()).toMatchObject({ mb_id: 'clerk' })
})

test('in the demo an owner may look around without', async () => {
  await shop.db.execute(sql`insert into setting (name, value) values ('staff_without_second_factor', 'true')`)
  const owner = await atDoor('owner', ['*'])
  expect(await owner.staff.me()).toMatchObject({ owner: true })
})

test('a code is accepted once, also when two send it at once', async () => {
  const { secret } = await enrol(await atDoor('owner', ['*']))
  const owner = await atDoor('owner')
  const prove = { body: { code: codeOf(secret) } }
  const both = await Promise.all([1, 2].map(() => refusal(owner.staffSecurity.proveCode(prove))))
  expect(both.toSorted()).toEqual(['done', 'wrong_code'])
  expect(await refusal(owner.staffSecurity.proveCode(prove))).toBe('wrong_code')
  // One of an earlier step neither.
  expect(await refusal(owner.staffSecurity.proveCode({ body: { code: codeOf(secret, -1) } }))).toBe('wrong_code')
})

test('a wrong code, and the code of somebody else, open nothing; guessing is limited', async () => {
  const { secret } = await enrol(await atDoor('other', ['orders']))
  await enrol(await atDoor('owner', ['*']))
  const owner = await atDoor('owner')
  expect(await refusal(owner.staffSecurity.proveCode({ body: { code: codeOf(secret) } }))).toBe('wrong_code')
  const codes = Array.from({ length: 25 }, (_, at) => String(100_000 + at))
  const answers = []
  for (const code of codes) answers.push(await refusal(owner.staffSecurity.proveCode({ body: { code } })))
  expect(answers.at(-1)).toBe('too_many')
  expect(await refusal(owner.staff.me())).toBe('forbidden')
})

test('a recovery code works once, is stored as a hash, and new ones replace the old', async () => {
  const { recovery_codes } = await enrol(await atDoor('owner', ['*']))
  const [first = '', second = ''] = recovery_codes
  expect(JSON.stringify(await shop.db.select().from(recoveryCodeTable))).not.toContain(first)
  const owner = await atDoor('owner')
  await owner.staffSecurity.proveCode({ body: { code: first.toUpperCase() } })
  expect(await owner.staff.me()).toMatchObject({ owner: true })
  expect((await owner.staffSecurity.mine()).recovery_codes_left).toBe(9)
  expect(await refusal(owner.staffSecurity.proveCode({ body: { code: first } }))).toBe('wrong_code')
  await owner.staffSecurity.renewCodes({ body: {} })
  expect(await refusal(owner.staffSecurity.proveCode({ body: { code: second } }))).toBe('wrong_code')
})

test('the secret of an app is sealed and told once', async () => {
  const owner = await atDoor('owner', ['*'])
  const { secret } = await enrol(owner)
  expect(JSON.stringify(await shop.db.select().from(staffFactorTable))).not.toContain(secret)
  expect(JSON.stringify(await owner.staffSecurity.mine())).not.toContain(secret)
  expect(await refusal(owner.staffSecurity.startTotp({ body: {} }))).toBe('totp_there')
})

test('by the password alone no one adds a phone to an account that has one, nor in an old session', async () => {
  await enrol(await atDoor('clerk', ['orders']))
  const clerk = await atDoor('clerk')
  expect(await refusal(clerk.staffSecurity.startPasskey({ body: {} }))).toBe('second_factor_needed')
  const owner = await atDoor('owner', ['*'])
  await shop.db.update(sessionTable).set({ proved_at: new Date(Date.now() - 11 * 60_000) })
  expect(await refusal(owner.staffSecurity.startTotp({ body: {} }))).toBe('proof_needed')
  expect(await refusal(owner.staffSecurity.provePassword({ body: { mb_password: 'wrong' } }))).toBe(422)
  await owner.staffSecurity.provePassword({ body: { mb_password } })
  await owner.staffSecurity.startTotp({ body: {} })
})

test('an owner keeps one factor; a clerk may remove the last, and its codes go with it', async () => {
  const owner = await atDoor('owner', ['*'])
  await enrol(owner)
  const [factor] = (await owner.staffSecurity.mine()).factors
  const params = { factor_id: factor?.id ?? '' }
  expect(await refusal(owner.staffSecurity.removeFactor({ params }))).toBe('last_factor')
  const clerk = await atDoor('clerk', ['orders'])
  await enrol(clerk)
  expect(await refusal(clerk.staffSecurity.removeFactor({ params }))).toBe('not_found')
  const [own] = (await clerk.staffSecurity.mine()).factors
  await clerk.staffSecurity.removeFactor({ params: { factor_id: own?.id ?? '' } })
  expect(await clerk.staffSecurity.mine()).toEqual({ factors: [], recovery_codes_left: 0 })
})

test('a member who is not staff finds nothing here', async () => {
  const hana = await atDoor('hana')
  expect(await hana.staffSecurity.step()).toEqual({ step: 'not_staff', methods: [] })
  expect(await refusal(hana.staffSecurity.startTotp({ body: {} }))).toBe('not_found')
  expect(await refusal(hana.staffSecurity.proveCode({ body: { code: '123456' } }))).toBe('not_found')
})

test('a made-up passkey opens nothing, and a challenge is used up by it', async () => {
  const owner = await atDoor('owner', ['*'])
  const { options } = await owner.staffSecurity.startPasskey({ body: {} })
  expect(options).toMatchObject({ rp: { id: 'localhost', name: 'Sillage' } })
  const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }
  expect(await refusal(owner.staffSecurity.addPasskey({ body: { name: '열쇠', response } }))).toBe('wrong_passkey')
  const [session] = await shop.db.select().from(sessionTable)
  expect(session?.challenge).toBeNull()
  expect(await refusal(owner.staffSecurity.provePasskey({ body: { response } }))).toBe('wrong_passkey')
})

test('a session of staff ends after a day’s work; a member’s does not', async () => {
  const clerk = await shop.as('clerk', { permissions: ['orders'] })
  const hana = await shop.as('hana')
  await shop.db.update(sessionTable).set({ created_at: new Date(Date.now() - 13 * 3_600_000) })
  expect(await refusal(clerk.staff.me())).toBe('login_needed')
  expect((await hana.member.loginCheck()).user).toMatchObject({ mb_id: 'hana' })
})
