// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cutText } from './cut-text.ts'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)

function Note({ max }: { max?: number }) {
  const [text, setText] = useState('')
  return (
    <>
      <TextArea
        label="내용"
        placeholder="내용을 입력해 주세요."
        hint="5자 이내로 작성해 주세요."
        max={max ?? 0}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output>{text}</output>
    </>
  )
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내용' })

test('with a most above 0 text is cut to it, and the hint says so', async () => {
  render(<Note max={5} />)
  expect(area().placeholder).toBe('내용을 입력해 주세요.')
  await userEvent.type(area(), '1234567')
  expect(area().value).toBe('12345')
  expect(screen.getByRole('status').textContent).toBe('12345')
  expect(document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent).toContain('5자 이내로')
  expect(screen.getByText('5 / 5')).toBeDefined()
})

test('pasted text is cut too', async () => {
  render(<Note max={5} />)
  await userEvent.click(area())
  await userEvent.paste('긴 글을 붙여 넣었어요')
  expect(screen.getByRole('status').textContent).toBe('긴 글을 ')
})

test('without a most nothing is cut', async () => {
  render(<Note />)
  await userEvent.type(area(), '1234567')
  expect(screen.getByRole('status').textContent).toBe('1234567')
})

test('a syllable is not broken while it is put together: it is cut when done', () => {
  render(<Note max={2} />)
  fireEvent.compositionStart(area())
  fireEvent.input(area(), { target: { value: '향기나' }, isComposing: true })
  expect(area().value).toBe('향기나')
  fireEvent.compositionEnd(area())
  expect(area().value).toBe('향기')
  expect(screen.getByRole('status').textContent).toBe('향기')
})

test('no half of an emoji is left at the end', () => {
  expect(cutText('ab🕯', 3)).toBe('ab')
  expect(cutText('ab🕯', 4)).toBe('ab🕯')
})
