import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const base = { title: '가을', link: '/a', picture: { src: 'a.webp' } }

test('what two people changed in different fields holds from both', () => {
  const theirs = { ...base, link: '/b' }
  const mine = { ...base, title: '겨울' }
  expect(mergeValues({ base, theirs, mine })).toEqual({ merged: { ...base, title: '겨울', link: '/b' }, clashes: [] })
})

test('what both changed otherwise is named, and what both changed alike is not', () => {
  const theirs = { ...base, title: '봄', picture: { src: 'b.webp' } }
  const mine = { ...base, title: '겨울', picture: { src: 'b.webp' } }
  expect(mergeValues({ base, theirs, mine }).clashes).toEqual(['title'])
})
