// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WithName } from './with-name.tsx'

afterEach(cleanup)

const drawn = (text: string, name: string) => render(<WithName text={text} name={name} />).container.innerHTML

test('a Korean name in an English sentence is read in Korean, and vice versa', () => {
  expect(drawn('Welcome, 김하나', '김하나')).toBe('Welcome, <span lang="ko">김하나</span>')
  expect(drawn('Emma님, 반가워요', 'Emma')).toBe('<span lang="en">Emma</span>님, 반가워요')
})

test('a name that is alone is read in its own language on any page', () => {
  expect(drawn('김하나', '김하나')).toBe('<span lang="ko">김하나</span>')
})

test('nothing is marked if the languages are the same, or no name is given', () => {
  expect(drawn('김하나 님, 반가워요', '김하나')).toBe('김하나 님, 반가워요')
  expect(drawn('Welcome, ', '')).toBe('Welcome, ')
})
