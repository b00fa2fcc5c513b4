// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

afterEach(cleanup)

test('the bar says its name, how far it is, and the words for it', () => {
  render(<ProgressBar label="사진 올리는 중" value={2} max={3} text="3장 중 2장" />)
  const bar = screen.getByRole('progressbar', { name: '사진 올리는 중' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '3'])
  expect(bar.getAttribute('aria-valuetext')).toBe('3장 중 2장')
})

test('more than everything is everything', () => {
  render(<ProgressBar label="사진" value={140} />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
})

test('where no one knows how far it is, it claims no number', () => {
  render(<ProgressBar label="결제를 확인하는 중" />)
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false)
})
