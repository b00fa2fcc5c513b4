import { ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { categoryTable } from './tables.ts'

const { as, db, empty } = await testShop()
beforeEach(async () => {
  await empty()
  await db
    .insert(categoryTable)
    .values({ id: 2, position: 2, name: '캔들', name_en: 'Candles', lead: '작은 불이에요.' })
})

const params = { category_id: 2 }
const clerk = async () => (await as('clerk', { permissions: ['products'] })).catalog.staff

test('staff change the sentence of a category, everyone reads the new one at once, and it is written down', async () => {
  const visitor = (await as()).catalog
  expect(await visitor.category({ params })).toMatchObject({ lead: '작은 불이에요.', lead_en: '' })
  const body = { lead: ' 불을 끈 뒤까지 생각하며 골라 보세요. ', lead_en: 'Choose for the hours after the flame.' }
  await (await clerk()).changeCategory({ params, body })
  const reported = { ...params, lead: '불을 끈 뒤까지 생각하며 골라 보세요.', lead_en: body.lead_en }
  await expect
    .poll(() => visitor.category({ params }))
    .toMatchObject({ lead: reported.lead, lead_en: reported.lead_en })
  const [written] = await db.select().from(auditTable).where(ne(auditTable.action, 'sign-in'))
  expect(written).toMatchObject({
    mb_id: 'clerk',
    action: 'category.change',
    subject: 'category:2',
    before: { lead: '작은 불이에요.', lead_en: '' },
    after: { lead: reported.lead, lead_en: reported.lead_en },
  })
})

test('what is left out stays; what is too long or of no category is refused; others may not', async () => {
  const staff = await clerk()
  expect(await staff.changeCategory({ params, body: { lead_en: 'Small lights.' } })).toMatchObject({
    name: '캔들',
    lead: '작은 불이에요.',
    lead_en: 'Small lights.',
  })
  await expect(staff.changeCategory({ params, body: { lead: '불'.repeat(201) } })).rejects.toMatchObject({
    status: 422,
    errors: { lead: ['내용이 너무 길어요.'] },
  })
  const unknown = { category_id: 99 }
  await expect(staff.changeCategory({ params: unknown, body: {} })).rejects.toMatchObject({ status: 404 })
  await expect((await as()).catalog.category({ params: unknown })).rejects.toMatchObject({ status: 404 })
  const hana = (await as('hana')).catalog.staff
  await expect(hana.changeCategory({ params, body: { lead: '' } })).rejects.toMatchObject({ status: 403 })
})
