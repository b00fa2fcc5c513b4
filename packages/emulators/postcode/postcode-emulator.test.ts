import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { createPostcodeEmulator } from './postcode-handler.ts'
import { searchAddresses } from './search-addresses.ts'

const emulator = createPostcodeEmulator()
const server = createServer((request, response) => void emulator.answer(request, response))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/postcode/`
afterAll(() => void server.close())

test('about two hundred addresses, in all 17 provinces, each another one', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(200)
  expect(new Set(addresses.map(({ sido }) => sido)).size).toBe(17)
  expect(new Set(addresses.map(({ roadAddress }) => roadAddress)).size).toBe(addresses.length)
  expect(new Set(addresses.map(({ buildingCode }) => buildingCode)).size).toBe(addresses.length)
})

test('every address is whole: codes of the right length, both ways of writing it, both languages', () => {
  for (const one of addresses) {
    expect(one).toMatchObject({
      zonecode: expect.stringMatching(/^\d{5}$/),
      sigunguCode: expect.stringMatching(/^\d{5}$/),
      roadnameCode: expect.stringMatching(/^\d{7}$/),
      bcode: expect.stringMatching(/^\d{10}$/),
      buildingCode: expect.stringMatching(/^\d{25}$/),
      roadAddress: expect.stringMatching(/^[가-힣]+ .*[가-힣\d] \d+$/),
      jibunAddress: expect.stringMatching(/^[가-힣]+ .*[동가리] \d+(-\d)?$/),
      roadAddressEnglish: expect.stringMatching(/^\d+, [A-Z][^가-힣]+, Republic of Korea$/),
      jibunAddressEnglish: expect.stringMatching(/^[\d-]+, [A-Z][^가-힣]+, Republic of Korea$/),
    })
  }
})

test.each([
  ['Jeju', '제주시 연동', '63122'],
  ['Udo', '우도면', '63365'],
  ['Ulleung', '도동길', '40221'],
  ['Heuksan', '흑산면', '58866'],
  ['Baengnyeong', '백령로', '23100'],
])('%s, where a parcel costs more, is found', (_, question, zonecode) => {
  expect(searchAddresses(question).map((found) => found.zonecode)).toContain(zonecode)
})

test('a road with its number finds one building, and a number is not part of another', () => {
  expect(searchAddresses('판교역로 166').map(({ roadAddress }) => roadAddress)).toEqual([
    '경기 성남시 분당구 판교역로 166',
  ])
  expect(searchAddresses('테헤란로 15')).toEqual([])
})

test('a lot, a building, a postcode and English find it too; nothing finds nothing', () => {
  for (const question of ['백현동 532', '판교오피스', '13529', 'pangyoyeok-ro'])
    expect(searchAddresses(question)[0]?.zonecode, question).toBe('13529')
  expect(searchAddresses('  ')).toEqual([])
  expect(searchAddresses('없는길')).toEqual([])
})

test('in the country the road address names the town', () => {
  expect(searchAddresses('우도해안길 152')[0]).toMatchObject({
    roadAddress: '제주특별자치도 제주시 우도면 우도해안길 152',
    jibunAddress: '제주특별자치도 제주시 우도면 연평리 1737',
    bname: '연평리',
    bname1: '우도면',
    roadAddressEnglish: '152, Udohaean-gil, Udo-myeon, Jeju-si, Jeju-do, Republic of Korea',
  })
})

test.each([
  ['postcode.v2.js', 'text/javascript'],
  ['search', 'text/html'],
  ['search.js', 'text/javascript'],
  ['search.css', 'text/css'],
  [`addresses?q=${encodeURIComponent('테헤란로')}`, 'application/json'],
])('it serves %s', async (path, type) => {
  const reply = await fetch(base + path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
  expect((await reply.text()).length).toBeGreaterThan(100)
})

test('and nothing else', async () => {
  for (const path of [
    'gone.js',
    'packages/emulators/postcode/postcode-emulator.test.ts',
    '',
    '..%2Fpostcode-handler.ts',
  ])
    expect((await fetch(base + path)).status, path).toBe(404)
})
