import { expect, test } from 'vitest'
import { key, testPage } from '../testing.ts'
import type { NaviSettings } from './settings.ts'
import { navigationPage, shareNavigation, startNavigation } from './start.ts'

const store = { name: '성수점', x: 321_286, y: 533_707 }

/** What the navigation app is told. */
async function notifiedTo(settings: NaviSettings) {
  const { kakao, went } = testPage('android')
  await startNavigation(kakao, settings)
  const [, query, fallback] =
    /^intent:kakaonavi-sdk:\/\/navigate\?(.*)#Intent;S\.browser_fallback_url=(.*);end;$/.exec(went[0] ?? '') ?? []
  const fields = Object.fromEntries(new URLSearchParams(query))
  return { fields, fallback: decodeURIComponent(fallback ?? ''), param: JSON.parse(fields.param ?? '{}') }
}

test('navigation defaults: katec, vehicle 1, option 100, no route info', async () => {
  const { param, fields } = await notifiedTo(store)
  expect(param).toEqual({
    destination: store,
    option: { coord_type: 'katec', vehicle_type: 1, rpoption: 100, route_info: false },
  })
  expect(fields).toMatchObject({ appkey: key, apiver: '1.0', extras: expect.stringContaining('"KA"') })
})

test('every navigation setting has its name on the wire', async () => {
  const via = { name: '주유소', x: 1, y: 2, rpflag: 'G', cid: 'c' }
  const { param } = await notifiedTo({
    ...store,
    rpflag: 'G',
    cid: 'c',
    guideId: 9,
    coordType: 'wgs84',
    vehicleType: 7,
    rpOption: 8,
    routeInfo: true,
    sX: 1,
    sY: 2,
    sAngle: 90,
    returnUri: 'https://shop.example',
    viaPoints: [via, via, via],
  })
  expect(param).toEqual({
    destination: { ...store, rpflag: 'G', cid: 'c', guide_id: 9 },
    option: {
      coord_type: 'wgs84',
      vehicle_type: 7,
      rpoption: 8,
      route_info: true,
      s_x: 1,
      s_y: 2,
      s_angle: 90,
      return_uri: 'https://shop.example',
    },
    via_list: [via, via, via],
  })
})

test('Android falls back to the page of the navigation', async () => {
  expect((await notifiedTo(store)).fallback).toMatch(/^https:\/\/navi\.example\/launch\?appkey=/)
})

test('an iPhone goes by the page of the navigation, which opens the app', async () => {
  const { kakao, went } = testPage('iphone')
  await startNavigation(kakao, store)
  expect(went[0]).toMatch(/^https:\/\/navi\.example\/launch\?appkey=/)
})

test('a computer has no navigation', async () => {
  const { kakao, pass } = testPage()
  const started = startNavigation(kakao, store)
  const refused = expect(started).rejects.toThrow('unsupported environment')
  await pass(100)
  await refused
})

test('a computer can be shown the page of the navigation', () => {
  const { kakao } = testPage()
  const { origin, pathname, searchParams } = new URL(navigationPage(kakao, { ...store, coordType: 'wgs84' }))
  expect(origin + pathname).toBe('https://navi.example/launch')
  expect(JSON.parse(searchParams.get('param') ?? '')).toMatchObject({
    destination: store,
    option: { coord_type: 'wgs84' },
  })
})

test('via points: at most 3', () => {
  const { kakao } = testPage('android')
  const via = { name: 'a', x: 1, y: 2 }
  // @ts-expect-error: four
  expect(() => startNavigation(kakao, { ...store, viaPoints: [via, via, via, via] })).toThrow(
    'Invalid parameter keys: via points should not be exceed 3. at Navi.start',
  )
  // @ts-expect-error: a place has a name
  expect(() => startNavigation(kakao, { ...store, viaPoints: [{ x: 1, y: 2 }] })).toThrow('Missing required keys: name')
})

test('navigation needs name, x and y', () => {
  const { kakao } = testPage('android')
  // @ts-expect-error: needed
  expect(() => startNavigation(kakao, {})).toThrow('Missing required keys: name,x,y at Navi.start')
  // @ts-expect-error: needed
  expect(() => shareNavigation(kakao, {})).toThrow('Missing required keys: name,x,y at Navi.share')
})

test('coordinates are wgs84 or katec, vehicles 1 to 7, options 1 to 6, 8 and 100', async () => {
  const { kakao } = testPage('android')
  for (const coordType of ['wgs84', 'katec'] as const)
    expect((await notifiedTo({ ...store, coordType })).param.option.coord_type).toBe(coordType)
  for (const vehicleType of [1, 2, 3, 4, 5, 6, 7] as const)
    expect((await notifiedTo({ ...store, vehicleType })).param.option.vehicle_type).toBe(vehicleType)
  for (const rpOption of [1, 2, 3, 4, 5, 6, 8, 100] as const)
    expect((await notifiedTo({ ...store, rpOption })).param.option.rpoption).toBe(rpOption)
  // @ts-expect-error: neither
  expect(() => startNavigation(kakao, { ...store, coordType: 'utm' })).toThrow('Illegal argument for "coordType"')
  // @ts-expect-error: 1 to 7
  expect(() => startNavigation(kakao, { ...store, vehicleType: 8 })).toThrow('Illegal argument for "vehicleType"')
  // @ts-expect-error: there is no 7
  expect(() => startNavigation(kakao, { ...store, rpOption: 7 })).toThrow('Illegal argument for "rpOption"')
})

test('sharing a place shows the way', async () => {
  const { kakao, went } = testPage('android')
  await shareNavigation(kakao, { ...store, coordType: 'wgs84' })
  const param = new URLSearchParams(went[0]?.split('#')[0]?.split('?')[1]).get('param')
  expect(JSON.parse(param ?? '')).toEqual({
    destination: store,
    option: { route_info: true, coord_type: 'wgs84' },
  })
})
