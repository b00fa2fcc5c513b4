import { expect, test } from 'vitest'
import { callsFrom } from './clerk.ts'
import { openConsole } from './console.ts'
import { faults } from './faults.ts'
import { journeys, overflow } from './visitor.ts'

const { visitor } = journeys()

/** A refused save is answered with 409: the page reports it, and it is no trouble. */
const unexpected = (troubles: readonly string[]) => troubles.filter((trouble) => !/409/.test(trouble))

test('two people rename one coupon, and the second sees both names and chooses: ko at 1440', async () => {
  const { page, troubles } = await visitor({ width: 1440 })
  await openConsole(page, 'owner')
  const call = callsFrom(page)
  const { data } = await call('GET', 'staff/coupons')
  const path = `staff/coupons/${data[0].id}`
  const coupon = await call('GET', path)
  await page.goto(`/admin/coupons/${coupon.id}`)
  await page.getByRole('button', { name: '고치기' }).click()
  const panel = page.getByRole('dialog', { name: '쿠폰 수정' })
  await panel.getByRole('textbox', { name: '이름', exact: true }).fill('겨울 쿠폰')
  await call('PUT', `${path}?based_on=${coupon.version}`, { ...coupon, name: '가을 쿠폰', member_limit: 3 })
  await panel.getByRole('button', { name: '저장', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '다른 분이 먼저 저장했어요' })
  for (const text of [coupon.name, '가을 쿠폰', '겨울 쿠폰']) await dialog.getByText(text, { exact: true }).waitFor()
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: '나', exact: true }).click()
  await dialog.getByRole('button', { name: '고른 대로 저장' }).click()
  // What was chosen is saved, with what only the other one changed.
  await panel.waitFor({ state: 'detached' })
  expect(await call('GET', path)).toMatchObject({ name: '겨울 쿠폰', member_limit: 3 })
  expect(unexpected(troubles)).toEqual([])
})

test('two people change different fields of one store or member, and both changes hold: en at 834', async () => {
  const { page, troubles } = await visitor({ width: 834, lang: 'en' })
  await openConsole(page, 'owner', { address: '/admin/stores', lang: 'en' })
  const call = callsFrom(page)
  const [store] = await call('GET', 'staff/stores')
  await page.getByRole('row', { name: store.name }).getByRole('button', { name: 'Change' }).click()
  const panel = page.getByRole('dialog', { name: 'Edit store' })
  await panel.getByRole('textbox', { name: 'Phone' }).fill('02-1111-2222')
  await call('PUT', `staff/stores/${store.id}?based_on=${store.version}`, { ...store, hours_en: 'Every day 10–22' })
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await panel.waitFor({ state: 'detached' })
  expect((await call('GET', 'staff/stores'))[0]).toMatchObject({ tel: '02-1111-2222', hours_en: 'Every day 10–22' })

  const member = await call('GET', 'staff/members/hana')
  await page.goto('/admin/members/hana')
  const edit = page.getByRole('dialog', { name: 'Edit member' })
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await edit.getByRole('textbox', { name: 'Address line 2' }).fill('3층')
  const change = { mb_addr2: '2층' }
  await call('PUT', 'staff/members/hana', { change, was: { mb_addr2: member.mb_addr2 } })
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved first' })
  await dialog.getByText('2층', { exact: true }).waitFor()
  expect(await faults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await edit.waitFor({ state: 'detached' })
  expect(await call('GET', 'staff/members/hana')).toMatchObject({ mb_addr2: '3층' })
  expect(unexpected(troubles)).toEqual([])
})
