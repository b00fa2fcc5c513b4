import type { Context } from '@sillage/server-kit/context.ts'
import { storeTable } from '../server/tables.ts'

const week = [0, 1, 2, 3, 4, 5, 6]

/** A store as staff describe it. */
export const storeForm = {
  name: '성수 매장',
  name_en: 'Seongsu store',
  address: '서울특별시 성동구 연무장길 47, 1층',
  address_en: '1F, 47 Yeonmujang-gil, Seongdong-gu, Seoul',
  directions: '성수역 3번 출구에서 걸어서 4분',
  directions_en: 'Four minutes on foot from Seongsu station, exit 3',
  tel: '070-0000-1471',
  hours: '매일 11:00~20:00',
  hours_en: 'Daily 11:00–20:00',
  opening: week.map((day) => ({ day, open: '11:00', close: '20:00' })),
  lat: 37.5432,
  lng: 127.0566,
}

/** Two stores, without pictures. */
export const givenStores = (ctx: Context) =>
  ctx.db.insert(storeTable).values([
    { id: 1, ...storeForm },
    {
      id: 2,
      ...storeForm,
      name: '망원 매장',
      name_en: 'Mangwon store',
      tel: '070-0000-1472',
      lat: 37.556,
      lng: 126.901,
    },
  ])
