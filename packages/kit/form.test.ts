import { expect, test } from 'vitest'
import { fromForm, hasFiles, toForm } from './form.ts'

const texts = (form: FormData) => [...form].map(([name, value]) => [name, String(value)] as const)

test('a body comes out of its form as it went in, every value as text', () => {
  const body = { title: '향', items: [{ name: 'a', tags: ['x', 'y'] }, { name: 'b' }], address: { zip: '04524' } }
  expect(fromForm(texts(toForm(body, 'POST')))).toEqual(body)
})

test('a list of more than ten keeps its order', () => {
  const many = Array.from({ length: 12 }, (_, index) => `${index}`)
  expect(fromForm(texts(toForm({ many }, 'POST')))).toEqual({ many })
})

test('names made to harm stay names', () => {
  const body = fromForm([
    ['__proto__[polluted]', 'yes'],
    ['constructor[prototype][polluted]', 'yes'],
    ['a', 'text'],
    ['a[b]', 'under a text'],
  ])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(body).toMatchObject({ a: { b: 'under a text' } })
})

test('only what carries a file is a form', () => {
  expect(hasFiles({ a: [{ b: new Blob([]) }] })).toBe(true)
  expect(hasFiles({ a: [{ b: 'text' }], c: null })).toBe(false)
})
