import type { Row } from './rows.ts'
import { below } from './times.ts'

/** Every kind of question; the second half of each pair differs, so that hardly any answer is cached already. */
const words = [
  '캔들',
  '소이 캔들',
  '소이캔들',
  '캔',
  'ㅋ',
  'ㅋㄷ',
  'ㅅㅇㅋㄷ',
  '라벤더',
  '라밴더',
  '라벤더향 캔들',
  'zosemf',
  'thdl zosemf',
  'lavender',
  'ㅣㅁㅍ둥ㄷㄱ',
  '디퓨저',
  '디퓨져',
  '무화과 그늘',
  '저녁',
  '오일',
  'soy candle',
  'candle',
  '고요한 숲',
  '푸른 바다',
  '젖은 부엌',
  'quiet forest',
  'BK-1501',
  '밀랍 초',
  '책',
  '클래스',
  '숲',
  '없는낱말',
  '왁스',
]
const others = [
  '향',
  '꽃',
  '나무 향',
  'ㄴㅁ',
  'skan',
  'wood',
  '비누',
  '비뉴',
  '유리 용기',
  'glass',
  '심지',
  '선물',
  '가을',
  'autumn',
]
const sorts = ['match', 'best', 'newest', 'price']

/** Search in a shop of some size, every answer made for the first time. */
export async function measureSearch(url: string, products: string): Promise<Row[]> {
  const ask = (word: string, rest: Record<string, string>) =>
    timed(`${url}/api/v1/search?${new URLSearchParams({ keyword: word, ...rest })}`)
  // A program that has just started is not what is measured.
  for (const word of others) {
    await ask(word, {})
    await timed(`${url}/api/v1/search/suggest?${new URLSearchParams({ keyword: word })}`)
  }
  const found: number[] = []
  for (const sort of sorts) for (const word of words) found.push(await ask(word, { sort }))
  const suggested: number[] = []
  for (const word of words)
    suggested.push(await timed(`${url}/api/v1/search/suggest?${new URLSearchParams({ keyword: word })}`))
  return [
    { name: `search in ${products}, first time`, figure: figures(found), aim: 'p95 30 ms' },
    { name: `suggestions in ${products}, first time`, figure: figures(suggested), aim: 'p95 100 ms' },
  ]
}

async function timed(address: string) {
  const began = performance.now()
  const reply = await fetch(address)
  await reply.text()
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  return performance.now() - began
}

const figures = (times: number[]) => `${below(0.5, times).toFixed(1)} / ${below(0.95, times).toFixed(1)} ms`
