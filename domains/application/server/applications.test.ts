import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import type { Application } from '../contract.ts'
import {
  type ApplicationKind,
  type ApplicationMove,
  type ApplicationState,
  applicationMoves,
  applicationStates,
} from '../words.ts'
import { wanted } from './missing-fields.ts'
import { applicationTable } from './tables.ts'

const shop = await testShop()
let hana: Api
let other: Api
let clerk: Api

beforeEach(async () => {
  ;({ hana, other, clerk } = await twoMembersAndAClerk(shop, 'applications'))
})

const company = {
  company: '온기상점',
  representative: '김하나',
  business_number: '1078174869',
  business_type: '소매',
  name: '김하나',
  hp: '010-1234-5678',
  email: 'hana@example.com',
  zip: '04524',
  addr1: '서울 중구 세종대로 110',
  region: '전주',
  message: '한옥마을에 매장을 열고 싶어요.',
  channel: 'store',
  volume: 'medium',
} as const
const photo = await photograph()
const document = (name = '사업자등록증.jpg') => fileOf(photo, name)
const apply = (api = hana, kind: ApplicationKind = 'wholesale', step: 'draft' | 'send' = 'send') =>
  api.application.create({ body: { ...company, kind, step, files: [document()] } })
const stateOf = async (id: number) =>
  (await shop.db.select().from(applicationTable).where(eq(applicationTable.id, id)))[0]?.state
const gradeOf = async (mb_id: string) =>
  (await shop.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id)))[0]?.grade
async function notifiedTo(mb_id: string) {
  const { title, id } = notificationTable
  const rows = await shop.db
    .select({ title })
    .from(notificationTable)
    .where(eq(notificationTable.mb_id, mb_id))
    .orderBy(asc(id))
  return rows.map((row) => row.title)
}

test('an application goes its whole way: sent, taken, asked about, completed, approved', async () => {
  const sent = await apply()
  expect(sent).toMatchObject({
    state: 'submitted',
    business_number: '107-81-74869',
    files: [{ name: '사업자등록증.jpg' }],
  })
  const params = { id: sent.id }
  expect(await hana.application.list({ query: { kind: 'wholesale' } })).toMatchObject([{ id: sent.id }])
  expect(await hana.application.list({ query: { kind: 'dealer' } })).toEqual([])
  expect((await clerk.application.staff.list({ query: {} })).data).toMatchObject([
    { mb_id: 'hana', company: '온기상점' },
  ])
  expect(await clerk.application.staff.take({ params })).toMatchObject({ state: 'in_review', taken_by: 'clerk' })
  await clerk.application.staff.ask({ params, body: { note: '매장 사진을 보내 주세요.' } })
  const asked = await hana.application.show({ params })
  expect(asked.events.at(-1)).toMatchObject({ to_state: 'needs_info', note: '매장 사진을 보내 주세요.' })
  const keep = asked.files.map(({ id }) => id)
  const again = { ...company, company: '온기상점 전주', step: 'send', keep, files: [document('매장.jpg')] } as const
  const completed = await hana.application.change({ params, body: again })
  expect(completed).toMatchObject({ state: 'in_review', company: '온기상점 전주' })
  expect(completed.files.map(({ name }) => name)).toEqual(['사업자등록증.jpg', '매장.jpg'])
  expect(await gradeOf('hana')).toBe('general')
  await clerk.application.staff.approve({ params })
  expect(await gradeOf('hana')).toBe('wholesale')
  expect((await hana.application.show({ params })).events.map(({ to_state }) => to_state)).toEqual([
    'draft',
    'submitted',
    'in_review',
    'needs_info',
    'in_review',
    'approved',
  ])
  expect(await notifiedTo('hana')).toEqual([
    '도매 신청을 받았어요',
    '도매 신청에 보완이 필요해요',
    '도매 신청을 받았어요',
    '도매 신청이 승인됐어요',
  ])
  expect(await notifiedTo('clerk')).toEqual(['도매 신청이 들어왔어요', '도매 신청이 들어왔어요'])
  const audit = await shop.db.select().from(auditTable)
  expect(audit.map(({ action }) => action)).toEqual([
    'application.take',
    'application.ask',
    'application.approve',
    'member.grade',
  ])
  expect(audit.at(-1)).toMatchObject({
    subject: 'member:hana',
    before: { grade: 'general' },
    after: { grade: 'wholesale' },
  })
})

test('a refusal says why, changes no grade, and leaves the way open to apply again', async () => {
  const { id } = await apply(hana, 'dealer')
  await clerk.application.staff.take({ params: { id } })
  await clerk.application.staff.reject({ params: { id }, body: { note: '그 지역에는 대리점이 있어요.' } })
  const refused = await hana.application.show({ params: { id } })
  expect(refused).toMatchObject({ state: 'rejected' })
  expect(refused.events.at(-1)?.note).toBe('그 지역에는 대리점이 있어요.')
  expect(await gradeOf('hana')).toBe('general')
  expect(await notifiedTo('hana')).toEqual(['대리점 신청을 받았어요', '대리점 신청 결과를 알려 드려요'])
  expect((await apply(hana, 'dealer')).id).not.toBe(id)
})

/** Does a move over the wire, in the name of whom it is tried by; says what came of it. */
async function attempt(move: ApplicationMove, { id, files }: Application, by: Api) {
  const params = { id }
  const keep = files.map((file) => file.id)
  const { change, remove, staff } = by.application
  const actions = {
    save: () => change({ params, body: { ...company, step: 'draft', keep } }),
    send: () => change({ params, body: { ...company, step: 'send', keep } }),
    remove: () => remove({ params }),
    take: () => staff.take({ params }),
    ask: () => staff.ask({ params, body: { note: '더 알려 주세요.' } }),
    approve: () => staff.approve({ params }),
    reject: () => staff.reject({ params, body: { note: '이번에는 어려워요.' } }),
  } satisfies Record<ApplicationMove, () => Promise<unknown>>
  return actions[move]().then(
    () => 'done',
    ({ status }) => status,
  )
}

const staffs: readonly ApplicationMove[] = ['take', 'ask', 'approve', 'reject']
/** Where each move leads; what is not here is refused. Written out, so that no slip in the rules passes for one. */
const leads: Record<ApplicationState, Partial<Record<ApplicationMove, ApplicationState | 'gone'>>> = {
  draft: { save: 'draft', send: 'submitted', remove: 'gone' },
  submitted: { remove: 'gone', take: 'in_review' },
  in_review: { ask: 'needs_info', approve: 'approved', reject: 'rejected' },
  needs_info: { save: 'needs_info', send: 'in_review', remove: 'gone' },
  approved: {},
  rejected: {},
}
const moves = Object.keys(applicationMoves) as ApplicationMove[]
const table = applicationStates.flatMap((state) => moves.map((move) => ({ state, move })))

test.each(table)('$move in the state $state', async ({ state, move }) => {
  const applied = await apply()
  await shop.db.update(applicationTable).set({ state }).where(eq(applicationTable.id, applied.id))
  const [by, others] = staffs.includes(move) ? [clerk, [hana, other]] : [hana, [other, clerk]]
  for (const stranger of others) expect(await attempt(move, applied, stranger)).toBe(by === clerk ? 403 : 404)
  expect(await stateOf(applied.id)).toBe(state)
  const next = leads[state][move]
  expect(await attempt(move, applied, by)).toBe(next ? 'done' : 409)
  expect((await stateOf(applied.id)) ?? 'gone').toBe(next ?? state)
  expect(await gradeOf('hana')).toBe(move === 'approve' && next ? 'wholesale' : 'general')
})

test.each(['wholesale', 'dealer'] as const)(
  'an empty %s application can be kept, and is not sent before all is there',
  async (kind) => {
    const sending = hana.application.create({ body: { kind, step: 'send' } })
    const fields = Object.fromEntries(Object.entries(wanted[kind]).map(([field, message]) => [field, [message]]))
    await expect(sending).rejects.toMatchObject({
      status: 422,
      errors: { ...fields, files: ['사업자등록증을 올려 주세요.'] },
    })
    expect(await shop.db.$count(applicationTable)).toBe(0)
    expect(await hana.application.create({ body: { kind, step: 'draft' } })).toMatchObject({ state: 'draft' })
    expect(await notifiedTo('clerk')).toEqual([])
  },
)

test('a Korean business number proves itself by its last figure; elsewhere any register counts', async () => {
  const wrong = {
    ...company,
    kind: 'dealer',
    step: 'send',
    business_number: '107-81-74868',
    files: [document()],
  } as const
  await expect(hana.application.create({ body: wrong })).rejects.toMatchObject({
    errors: { business_number: ['사업자등록번호를 확인해 주세요.'] },
  })
  const abroad = await hana.application.create({ body: { ...wrong, country: 'PT', business_number: 'PT 509442013' } })
  expect(abroad).toMatchObject({ state: 'submitted', business_number: 'PT 509442013' })
})

test('two at once are one application, with the files of that one only', async () => {
  const both = await Promise.allSettled([apply(), apply()])
  const refused = both.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
  expect(refused).toMatchObject([{ status: 409, code: 'already_open' }])
  expect(await shop.db.$count(applicationTable)).toBe(1)
  expect(await shop.db.$count(storedFileTable)).toBe(1)
  // The other kind is another matter.
  expect(await apply(hana, 'dealer', 'draft')).toMatchObject({ state: 'draft' })
})

test('approved and refused at once: one of them counts, and the grade agrees with it', async () => {
  const { id } = await apply()
  const params = { id }
  await clerk.application.staff.take({ params })
  await Promise.allSettled([
    clerk.application.staff.approve({ params }),
    clerk.application.staff.reject({ params, body: { note: '겹쳤어요.' } }),
  ])
  expect(await gradeOf('hana')).toBe((await stateOf(id)) === 'approved' ? 'wholesale' : 'general')
  expect((await notifiedTo('hana')).length).toBe(2)
})

test('who has what they ask for need not ask, and a dealer is never made less', async () => {
  const { id } = await apply()
  await clerk.application.staff.take({ params: { id } })
  await shop.db.update(memberTable).set({ grade: 'dealer' }).where(eq(memberTable.mb_id, 'hana'))
  await clerk.application.staff.approve({ params: { id } })
  expect(await gradeOf('hana')).toBe('dealer')
  const again = { status: 409, code: 'already_approved' }
  await expect(apply()).rejects.toMatchObject(again)
  await expect(apply(hana, 'dealer')).rejects.toMatchObject(again)
})

test('somebody else’s application does not exist, nor do its documents', async () => {
  const { id, files } = await apply()
  const params = { id }
  const gone = { status: 404 }
  await expect(other.application.show({ params })).rejects.toMatchObject(gone)
  await expect(other.application.change({ params, body: { step: 'draft' } })).rejects.toMatchObject(gone)
  await expect(other.application.remove({ params })).rejects.toMatchObject(gone)
  const get = async (mb_id: string) =>
    (await shop.app.inject({ url: files[0]?.url ?? '', ...(await browserOf({ ...shop, mb_id })) })).statusCode
  await shop.as('packer', { permissions: ['orders'] })
  expect([await get('hana'), await get('clerk'), await get('other'), await get('packer')]).toEqual([200, 200, 404, 404])
})

test('staff see who else named the same business number', async () => {
  const first = await apply()
  const second = await apply(other)
  const shown = await clerk.application.staff.show({ params: { id: second.id } })
  expect(shown.same_number).toEqual([{ id: first.id, mb_id: 'hana', state: 'submitted' }])
})

test('files that were kept and files that come are counted together', async () => {
  const five = ['1', '2', '3', '4', '5'].map((name) => document(`${name}.jpg`))
  const { id, files } = await hana.application.create({
    body: { ...company, kind: 'dealer', step: 'draft', files: five },
  })
  const keep = files.map((file) => file.id)
  const change = hana.application.change({
    params: { id },
    body: { ...company, step: 'draft', keep, files: [document()] },
  })
  await expect(change).rejects.toMatchObject({ status: 422, errors: { files: expect.any(Array) } })
  expect(await shop.db.$count(storedFileTable)).toBe(5)
})
