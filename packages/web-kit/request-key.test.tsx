// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRequestKey } from './request-key.ts'

const file = (name: string) => new File(['a'], name, { lastModified: 1 })

test('what is sent again unchanged keeps its key; a changed word or file is another request', () => {
  const { result, rerender } = renderHook(useRequestKey)
  const first = result.current.keyOf({ body: '열 명이에요', files: [file('a.jpg')] })
  rerender()
  expect(result.current.keyOf({ body: '열 명이에요', files: [file('a.jpg')] })).toBe(first)
  const others = [
    result.current.keyOf({ body: '스무 명이에요', files: [file('a.jpg')] }),
    result.current.keyOf({ body: '스무 명이에요', files: [file('b.jpg')] }),
    result.current.keyOf({ body: '스무 명이에요', files: [] }),
  ]
  expect(new Set([first, ...others]).size).toBe(4)
})

test('what has arrived is over: the same words once more are another request', () => {
  const { result } = renderHook(useRequestKey)
  const first = result.current.keyOf({ body: '열 명이에요' })
  result.current.renew()
  expect(result.current.keyOf({ body: '열 명이에요' })).not.toBe(first)
})
