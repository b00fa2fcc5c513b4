import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { demoCompany } from '../../setting/company.ts'
import { testShop } from '../../testing.ts'
import { setupKey } from './setup.ts'
import { staffTable } from './tables.ts'

const shop = await testShop()
beforeEach(() => shop.empty())

const key = setupKey(shop)
const form = {
  key,
  mb_id: 'first_owner',
  mb_name: '이소연',
  mb_email: 'owner@example.com',
  mb_password: '비 오는 날의 무화과',
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code, errors }: { status: number; code?: string; errors?: object }) =>
      code ?? (errors ? Object.keys(errors).join() : status),
  )
const company = {
  ...demoCompany,
  name: '달밤 주식회사',
  name_en: 'Dalbam Inc.',
  ceo: '김하나',
  ceo_en: 'Kim Hana',
  registration: '220-81-62517',
  phone: '02-123-4567',
  email: 'hello@dalbam.example',
  mail_order: '제2026-서울마포-00001호',
  address: '서울특별시 마포구 동교로 234',
  address_en: '234 Donggyo-ro, Mapo-gu, Seoul',
  privacy_officer: '박민재',
}

test('the printed key makes the first owner, who may then do everything; and opens nothing afterwards', async () => {
  const visitor = await shop.as()
  expect(await visitor.setup.status()).toEqual({ open: true })
  await visitor.setup.check({ body: { key } })
  expect(await visitor.setup.owner({ body: form })).toEqual({ mb_id: 'first_owner' })
  expect(await visitor.setup.status()).toEqual({ open: false })
  const owner = await shop.as('first_owner')
  expect(await owner.staff.me()).toMatchObject({ owner: true, mb_name: '이소연' })
  expect(await shop.db.select().from(auditTable)).toMatchObject([{ mb_id: 'first_owner', action: 'staff.set-up' }])

  const later = { ...form, mb_id: 'second_owner', mb_email: 'second@example.com' }
  expect(await refusal(visitor.setup.owner({ body: later }))).toBe('set_up_already')
  expect(await refusal(visitor.setup.check({ body: { key } }))).toBe('set_up_already')
  expect(await shop.db.$count(memberTable)).toBe(1)
})

test('the owner can sign in with the password of the form', async () => {
  const visitor = await shop.as()
  await visitor.setup.owner({ body: form })
  const signedIn = await visitor.member.login({ body: { mb_id: form.mb_id, mb_password: form.mb_password } })
  expect(signedIn).toMatchObject({ mb_id: 'first_owner' })
})

test('a wrong key, a weak password and a taken id make no one an owner', async () => {
  await shop.as('hana')
  const { setup } = await shop.as()
  expect(await refusal(setup.owner({ body: { ...form, key: 'guess' } }))).toBe('key')
  expect(await refusal(setup.owner({ body: { ...form, key: key.toUpperCase() } }))).toBe('key')
  expect(await refusal(setup.owner({ body: { ...form, mb_password: '1234567890' } }))).toBe('mb_password')
  expect(await refusal(setup.owner({ body: { ...form, mb_id: 'hana' } }))).toBe('mb_id')
  expect(await refusal(setup.owner({ body: { ...form, mb_email: 'HANA@example.com' } }))).toBe('mb_email')
  expect(await shop.db.$count(staffTable)).toBe(0)
})

test('guessing the key is limited', async () => {
  const { setup } = await shop.as()
  for (let guess = 0; guess < 10; guess += 1) await refusal(setup.check({ body: { key: `guess ${guess}` } }))
  expect(await refusal(setup.check({ body: { key } }))).toBe('too_many')
})

test('of two people who set the shop up at once, one becomes the owner', async () => {
  const { setup } = await shop.as()
  const both = await Promise.all(
    ['one_owner', 'two_owner'].map((mb_id) =>
      refusal(setup.owner({ body: { ...form, mb_id, mb_email: `${mb_id}@example.com` } })),
    ),
  )
  expect(both.toSorted()).toEqual(['done', 'set_up_already'])
  expect(await shop.db.$count(staffTable)).toBe(1)
  expect(await shop.db.$count(memberTable)).toBe(1)
})

test('the company and the documents: a customer reads its names, and can agree to the terms', async () => {
  const { company: api, policies } = await shop.as('owner', { permissions: ['*'] })
  const visitor = await shop.as()
  expect(await api.edit()).toEqual({ version: 0, company: null })
  expect(await visitor.company.show()).toEqual(demoCompany)
  expect(await api.save({ body: { based_on: 0, company } })).toMatchObject({ version: 1 })
  expect(await visitor.company.show()).toEqual(company)
  expect((await api.publishTemplates({ body: {} })).published).toHaveLength(7)
  // Twice does nothing more.
  expect((await api.publishTemplates({ body: {} })).published).toEqual([])

  const text = JSON.stringify((await policies.list()).data.map(({ sections }) => sections))
  for (const own of [company.name, company.name_en, company.ceo, company.registration, company.email, company.phone])
    expect(text).toContain(own)
  for (const demo of [demoCompany.name, demoCompany.ceo, 'Oh Jaemin', '01482', demoCompany.registration, '1800-8914'])
    expect(text).not.toContain(demo)
  expect(text).toContain('대표자는 김하나예요')
  expect(text).toContain('책임자는 박민재예요')
})

test('of two who change the company at once, the second is refused', async () => {
  const { company: api } = await shop.as('owner', { permissions: ['*'] })
  await api.save({ body: { based_on: 0, company } })
  expect(await refusal(api.save({ body: { based_on: 0, company: demoCompany } }))).toBe('changed_meanwhile')
  const both = await Promise.all(
    [demoCompany, company].map((each) => refusal(api.save({ body: { based_on: 1, company: each } }))),
  )
  expect(both.toSorted()).toEqual(['changed_meanwhile', 'done'])
  expect((await api.edit()).version).toBe(2)
})

test('a registration number that cannot be one is refused', async () => {
  const { company: api } = await shop.as('owner', { permissions: ['*'] })
  const body = { based_on: 0, company: { ...company, registration: '220-81-62518' } }
  expect(await refusal(api.save({ body }))).toBe('company.registration')
})
