import { Problem } from '@sillage/kit/problem.ts'
import { expect, test } from 'vitest'
import { notReported } from './not-reported.ts'
import { reporting } from './reporting.ts'

const reported = reporting('https://sillage.example')

test('a tenth of the visits is traced and replayed, and every one that meets an error is replayed', () => {
  expect(reported).toMatchObject({ tracesSampleRate: 0.1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 })
})

test('traces go on to localhost and to our own calls only', () => {
  expect(reported.tracePropagationTargets).toEqual(['localhost', 'https://sillage.example/api'])
})

test('what is on the list is not reported, nor what a call was answered; a mistake of ours is', () => {
  expect(reported.ignoreErrors).toEqual(notReported)
  const event = { message: 'something broke' }
  for (const thrown of [undefined, new Problem(405, '아니요'), new Problem(422, '아니요')])
    expect(reported.beforeSend(event, { originalException: thrown })).toBeNull()
  expect(reported.beforeSend(event, { originalException: new TypeError('x is not a function') })).toBe(event)
})
