import { expect, test } from 'vitest'
import { KakaoError } from '../kakao-error.ts'
import { checkSettings } from './check-settings.ts'
import { isContainer, isInteger, isObjectOrJson, isString, isWithin } from './kinds.ts'

const rule = { required: { a: isString, b: isString }, optional: { c: isInteger }, defaults: { c: 3 } }
const check = (settings: unknown) => checkSettings('Test.call', settings as { c?: number }, rule)

test('settings that are no object are refused', () => {
  for (const wrong of [null, undefined, 'text', 7, [1]])
    expect(() => check(wrong)).toThrow('params should be an Object')
})

test('missing keys are named together with the caller', () => {
  expect(() => check({})).toThrow(new KakaoError('Missing required keys: a,b at Test.call'))
  expect(() => check({ a: 'x', b: undefined })).toThrow('Missing required keys: b at Test.call')
})

test('unknown keys are named together with the caller', () => {
  expect(() => check({ a: 'x', b: 'y', d: 1, e: 2 })).toThrow(
    new KakaoError('Invalid parameter keys: d,e at Test.call'),
  )
  expect(() => check({ a: 'x', b: 'y', toString: 1 })).toThrow('Invalid parameter keys: toString')
})

test('an illegal argument is named together with the caller', () => {
  expect(() => check({ a: 1, b: 'y' })).toThrow(new KakaoError('Illegal argument for "a" in Test.call'))
  expect(() => check({ a: 'x', b: 'y', c: 1.5 })).toThrow('Illegal argument for "c" in Test.call')
})

test('missing keys are told before unknown ones, and these before illegal arguments', () => {
  expect(() => check({ a: 1, d: 1 })).toThrow('Missing')
  expect(() => check({ a: 1, b: 'y', d: 1 })).toThrow('Invalid')
})

test('defaults fill what was left out, and the settings that were given stay as they are', () => {
  const given = { a: 'x', b: 'y', c: undefined }
  expect(check(given)).toEqual({ a: 'x', b: 'y', c: 3 })
  expect(given).toEqual({ a: 'x', b: 'y', c: undefined })
  expect(check({ a: 'x', b: 'y', c: 5 })).toMatchObject({ c: 5 })
})

test('whole numbers between two bounds are one kind', () => {
  expect([0, 1, 100, 101, 1.5, '5'].map(isWithin(1, 100))).toEqual([false, true, true, false, false, false])
})

test('callback arguments are an object or the text of JSON', () => {
  expect([{}, '{"a":1}', '"text"', '{a:1}', '', 7, null].map(isObjectOrJson)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a container is an element or a selector', () => {
  expect(['#share', undefined, 7].map(isContainer)).toEqual([true, false, false])
})
