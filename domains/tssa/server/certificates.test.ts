import { outboxTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { givenPaid } from '../../claim/testing/claims.ts'
import { certificateNumber, fitsCheckLetters } from '../../course/certificate-number.ts'
import { enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { requiredClassTable } from '../../course/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { at, bookSeats, givenCourse, givenStudios, inDays, sessionsOf } from '../testing/school.ts'
import { maskName } from './certificates.ts'
import { remindParticipants } from './reminders.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { db } = shop
type Client = Awaited<ReturnType<typeof shop.as>>
let hana: Client
let clerk: Client
let session_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenStudios(shop)
  const detail = { makes: [], syllabus: [], included: [], bring: [{ name: '앞치마', name_en: 'Apron' }] }
  const sessions = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0, room_id: 1 }], {
    weeks: 4,
    level: 'basic',
    detail,
  })
  session_id = sessions[0]?.id ?? 0
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: ['classes'] })
  await bookSeats(shop, hana, { variant_id: sessions[0]?.variant_id ?? 0 }, 2)
})

const params = () => ({ id: session_id })

async function attend(times: number) {
  const { meetings, participants } = await clerk.staffClasses.roster({ params: params() })
  const enrolment_id = participants[0]?.id ?? 0
  const marks = meetings.slice(0, times).map(({ id }) => ({ enrolment_id, meeting_id: id, present: true }))
  return clerk.staffClasses.attendance({ params: params(), body: { marks } })
}

test('who attends three of four meetings has completed the course and gets one certificate', async () => {
  expect((await attend(2)).participants[0]).toMatchObject({ state: 'attending' })
  const [seat] = await db.select().from(enrolmentTable).orderBy(enrolmentTable.id)
  const body = { enrolment_ids: [seat?.id ?? 0] }
  await expect(clerk.staffClasses.certify({ params: params(), body })).rejects.toMatchObject({ code: 'not_completed' })
  expect((await attend(3)).participants[0]).toMatchObject({ state: 'completed' })
  const { numbers } = await clerk.staffClasses.certify({ params: params(), body })
  expect(numbers).toEqual([expect.stringMatching(/^TSSA-B-\d\d-0001-..$/)])
  expect(await clerk.staffClasses.certify({ params: params(), body })).toEqual({ numbers: [] })
  const [mine] = await hana.myClasses.list()
  expect(mine?.participants[0]).toMatchObject({ state: 'certified', certificate: { number: numbers[0] } })
})

async function certified() {
  await attend(4)
  const [seat] = await db.select().from(enrolmentTable).orderBy(enrolmentTable.id)
  const { numbers } = await clerk.staffClasses.certify({ params: params(), body: { enrolment_ids: [seat?.id ?? 0] } })
  return numbers[0] ?? ''
}

test('anyone can verify it, and learns no more than they may', async () => {
  const [number, juno] = [await certified(), await shop.as('juno')]
  const verify = (text: string) => juno.certificate.verify({ params: { number: text } })
  const found = await verify(` ${number.toLowerCase()} `)
  expect(found).toMatchObject({ answer: 'valid', certificate: { title: '조향', level: 'basic', hours: 8 } })
  expect(found.certificate?.name).toContain('*')
  await expect(juno.myClasses.allowName({ params: { number }, body: { show_name: true } })).rejects.toMatchObject({
    status: 404,
  })
  await hana.myClasses.allowName({ params: { number }, body: { show_name: true } })
  expect((await verify(number)).certificate?.name).not.toContain('*')
  // One digit changed does not fit the check letters; a number that fits but was never issued is unknown.
  expect(await verify(number.replace('0001', '0002'))).toMatchObject({ answer: 'mistyped', certificate: null })
  const forged = certificateNumber({ level: 'certificate', year: 2026, serial: 999 })
  expect(await verify(forged)).toMatchObject({ answer: 'unknown', certificate: null })
  await clerk.staffClasses.revoke({ params: { number }, body: { reason: '본인이 아니었어요' } })
  const revoked = await verify(number)
  expect(revoked).toMatchObject({ answer: 'revoked' })
  expect(revoked.certificate?.name).toContain('*')
})

test('the PDF is for the holder alone', async () => {
  const number = await certified()
  const read = async (mb_id: string) => {
    await shop.as(mb_id)
    const { cookies } = await browserOf({ ...shop, mb_id })
    return shop.app.inject({ url: `/api/v1/my-classes/certificates/${number}`, cookies })
  }
  expect((await read('juno')).statusCode).toBe(404)
  const pdf = await read('hana')
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  // A Korean font is inside, cut to what is written.
  expect(pdf.rawPayload.toString('latin1')).toContain('Pretendard')
})

test('a product for holders says which class opens it', async () => {
  await givenProduct(shop.ctx, { id: 20, price_krw: 10_000 })
  await db.insert(requiredClassTable).values({ product_id: 20, class_id: 7 })
  await expect(givenPaid(shop, hana, [[20, 1]])).rejects.toMatchObject({
    status: 422,
    code: 'class_required',
    message: expect.stringContaining('‘조향’'),
  })
  await certified()
  await givenPaid(shop, hana, [[20, 1]])
})

test('the card of a product for holders names the class that opens it, as long as it does', async () => {
  await givenProduct(shop.ctx, { id: 20, price_krw: 10_000 })
  const clerk = await shop.as('clerk', { permissions: ['classes'] })
  const { materials, product_id, ...form } = await clerk.staffCourses.show({ params: { product_id: 7 } })
  const opens = async (ids: number[], version: number) =>
    clerk.staffCourses.change({ params: { product_id }, body: { ...form, opens: ids, version } })
  const cardOf = async (id: number) =>
    (await hana.catalog.list({ query: {} })).data.find((card) => card.id === id)?.opened_by
  expect(materials).toEqual([])
  await opens([20], form.version)
  expect(await cardOf(20)).toEqual([{ class_id: 7, name: '조향', name_en: 'Perfumery' }])
  expect(await cardOf(7)).toBeUndefined()
  await opens([], form.version + 1)
  expect(await cardOf(20)).toBeUndefined()
})

test('a week before and a day before, each booking is reminded once', async () => {
  const start = inDays(10)
  for (const days of [7, 7, 1, 1]) await remindParticipants(at(shop, new Date(start.getTime() - days * 86_400_000)))
  const sent = await db.select().from(outboxTable)
  const names = sent.map(({ template }) => template)
  expect(names.filter((name) => name === 'class.week')).toHaveLength(2)
  expect(names.filter((name) => name === 'class.tomorrow')).toHaveLength(2)
})

test('a guest who booked is led to the order, which asks for no account', async () => {
  const [session] = await sessionsOf(shop, 7)
  await bookSeats(shop, await shop.as(), { variant_id: session?.variant_id ?? 0 })
  await remindParticipants(at(shop, new Date(inDays(10).getTime() - 86_400_000)))
  const links = (await db.select().from(outboxTable)).flatMap(({ template, mb_id, payload }) =>
    template === 'class.tomorrow' ? [[mb_id, Object(payload).link]] : [],
  )
  expect(new Set(links.map(([mb_id, link]) => `${mb_id} ${String(link).replace(/\?.*/, '')}`))).toEqual(
    new Set(['hana /my-page/tssa', 'null /shop/my_order_view']),
  )
})

test('every single wrong character in a number is noticed', () => {
  const number = certificateNumber({ level: 'certificate', year: 2026, serial: 173 })
  expect(fitsCheckLetters(number)).toBe(true)
  for (let place = 7; place < number.length; place += 1)
    for (const other of '0123456789ABCDZ') {
      const changed = `${number.slice(0, place)}${other}${number.slice(place + 1)}`
      if (changed !== number) expect(fitsCheckLetters(changed), changed).toBe(false)
    }
})

test.each([
  ['김하나', '김*나'],
  ['이준', '이*'],
  ['Hana Kim', 'H*** K**'],
])('%s is shown as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})
