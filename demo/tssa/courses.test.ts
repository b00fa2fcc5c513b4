import { withoutEnglish, wrongEnglish } from '@sillage/domains/testing-english.ts'
import { expect, test } from 'vitest'
import { products } from '../catalog/products.ts'
import { courses } from './courses.ts'

test('every class has its course, under the same name', () => {
  const classes = products.filter((product) => product.kind === 'class')
  expect(courses.map(({ product_id, title, title_en }) => [product_id, title, title_en])).toEqual(
    classes.map(({ id, name, name_en }) => [id, name, name_en]),
  )
})

test('the seats left are the stock of the class', () => {
  for (const { product_id, sessions } of courses) {
    const left = sessions.reduce((sum, { seats, taken }) => sum + seats - taken, 0)
    const variants = products.find((product) => product.id === product_id)?.variants
    expect(
      variants?.map((variant) => variant.stock),
      `${product_id}`,
    ).toEqual([left])
  }
})

test('no session is overbooked', () => {
  for (const { seats, taken } of courses.flatMap(({ sessions }) => sessions)) expect(taken).toBeLessThanOrEqual(seats)
})

test('every text has its English, and English has no Hangul', () => {
  expect(withoutEnglish(courses)).toEqual([])
  expect(wrongEnglish(courses)).toEqual([])
})
