// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내용' })
const hint = () => document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent

test('every textarea has the placeholder, and one with a limit says so', () => {
  render(<TextArea label="내용" max={500} />)
  expect(area().placeholder).toBe('내용을 입력해 주세요.')
  expect(hint()).toContain('500자 이내로 작성해 주세요.')
})

test('a hint of its own stands before the limit', () => {
  render(<TextArea label="내용" max={20} hint="한 줄에 하나씩 적어 주세요." />)
  expect(hint()).toContain('한 줄에 하나씩 적어 주세요. 20자 이내로 작성해 주세요.')
})

test('without a limit there is no hint', () => {
  render(<TextArea label="내용" />)
  expect(area().getAttribute('aria-describedby')).toBeNull()
})
