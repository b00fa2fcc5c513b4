// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useStoredDraft } from './use-stored-draft.ts'

const empty = { title: '', body: '' }
beforeEach(() => localStorage.clear())

test('two fields changed in one moment are both kept', () => {
  const { result } = renderHook(() => useStoredDraft('a draft', empty))
  act(() => {
    result.current.change({ title: '제목' })
    result.current.change({ body: '내용' })
  })
  expect(result.current.draft).toEqual({ title: '제목', body: '내용' })
  expect(JSON.parse(localStorage.getItem('a draft') ?? '')).toEqual({ title: '제목', body: '내용' })
})

test('what was sent is forgotten, and what is written next does not bring it back', () => {
  const { result } = renderHook(() => useStoredDraft('a draft', empty))
  act(() => result.current.change({ title: '제목' }))
  act(() => {
    result.current.clear()
    result.current.change({ body: '다음' })
  })
  expect(result.current.draft).toEqual({ title: '', body: '다음' })
})

test('what lies in the browser from an older form is left there', () => {
  localStorage.setItem('a draft', JSON.stringify({ title: '제목', gone: 'x', body: 7 }))
  const { result } = renderHook(() => useStoredDraft('a draft', empty))
  expect(result.current.draft).toEqual({ title: '제목', body: '' })
})
