import { seoulDay } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { popupTable } from './tables.ts'

const { as, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const day = (days: number) => seoulDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000))
const picture = { src: '/media/x-{width}.webp', width: 960, height: 1200, widths: [480], tone: '' }
const givenPopups = (...popups: Partial<typeof popupTable.$inferInsert>[]) =>
  db
    .insert(popupTable)
    .values(
      popups.map((popup) => ({ type: 'daily' as const, title: '안내', link: '/', thumbnail_ko: picture, ...popup })),
    )
const titles = async (active?: string) =>
  (await visitor.popup.list({ query: active ? { active } : {} })).data.map(({ title }) => title)

test('popups come in the order staff gave them, with both pictures and both links', async () => {
  await givenPopups(
    { title: '둘째', position: 2 },
    { title: '첫째', position: 1, link_en: '/en', thumbnail_en: picture },
  )
  const { data, total } = await visitor.popup.list({ query: { active: '1', page: 1 } })
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({ title: '첫째', link: '/', link_en: '/en', thumbnail_en: picture })
  expect(data[1]).toMatchObject({ title: '둘째', link_en: '', thumbnail_en: null })
})

test('only those switched on and in their period are told to anyone, first and last day included', async () => {
  await givenPopups(
    { title: '꺼짐', active: false },
    { title: '내일부터', starts_on: day(1) },
    { title: '어제까지', ends_on: day(-1) },
    { title: '오늘 하루', starts_on: day(0), ends_on: day(0) },
  )
  expect(await titles()).toEqual(['오늘 하루'])
  expect(await titles('1')).toEqual(['오늘 하루'])
  expect(await titles('0')).toEqual([])
})
