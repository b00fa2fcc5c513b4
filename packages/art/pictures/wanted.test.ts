import { expect, test } from 'vitest'
import { faultsOf, seen } from '../testing.ts'
import { productPictures, shopPictures, storePictures } from './wanted.ts'

const wanted = [
  ...shopPictures,
  ...storePictures([
    { lat: 37.5, lng: 127, name: '성수점' },
    { lat: 35.8, lng: 127.1, name: '전주점' },
  ]),
  ...productPictures('fig-shade', { kind: 'glass-candle', scent: 'fig', seed: 1 }),
]

test('every picture has a name of its own and looks like no other', () => {
  expect(new Set(wanted.map(({ name }) => name)).size).toBe(wanted.length)
  expect(new Set(wanted.map(({ draw }) => seen(draw()))).size).toBe(wanted.length)
})

test.each(wanted.map(({ name, draw }) => [name, draw] as const))('%s is a sound drawing', (_, draw) => {
  expect(faultsOf(draw())).toEqual([])
})

test('Instagram pictures are square', () => {
  for (const { name, draw } of wanted) {
    if (name.startsWith('insta-')) expect(draw()).toContain('viewBox="0 190 1000 1000"')
  }
})
