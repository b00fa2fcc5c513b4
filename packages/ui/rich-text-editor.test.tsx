// @vitest-environment jsdom
import { paragraphs, type RichText } from '@sillage/kit/rich-text.ts'
import { readRichText } from '@sillage/kit/rich-text-read.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'
import './testing.ts'

// jsdom draws nothing, and so knows no places of letters.
Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
Range.prototype.getBoundingClientRect = () => document.createElement('i').getBoundingClientRect()

afterEach(cleanup)

const labels = {
  toolbar: '글 꾸미기',
  bold: '굵게',
  italic: '기울임',
  heading: '큰 제목',
  subheading: '작은 제목',
  bullets: '목록',
  numbers: '번호 목록',
  quote: '인용',
  rule: '가로줄',
  link: '링크',
  picture: '사진',
  table: '표',
  row: '줄 더하기',
  column: '칸 더하기',
  header: '제목 줄',
  dropRow: '줄 지우기',
  dropColumn: '칸 지우기',
  dropTable: '표 지우기',
  undo: '되돌리기',
  redo: '다시 하기',
}
const picture = {
  src: '/media/board-0123456789abcdef-{width}.webp',
  width: 640,
  height: 480,
  widths: [320, 640],
  tone: '',
  also: [],
  alt: '약도',
}

function editor(props: Partial<RichTextEditorProps> = {}) {
  const onChange = vi.fn<(text: RichText) => void>()
  const all = { text: paragraphs(['글']), onChange, label: '내용', labels, onPicture: async () => picture, ...props }
  const element = (more: Partial<RichTextEditorProps>) => (
    <RichTextEditor onLink={async () => '/customer/faq'} {...all} {...more} />
  )
  const { rerender } = render(element({}))
  return { written: () => onChange.mock.lastCall?.[0], again: (more: object) => rerender(element(more)) }
}
const area = () => screen.getByRole('textbox', { name: '내용' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('what is pressed shapes the words, and what comes out is a text the server takes as it is', async () => {
  const { written } = editor()
  await press('큰 제목')
  expect(written()?.content[0]).toMatchObject({ type: 'heading', attrs: { level: 2 } })
  await press('큰 제목')
  await press('목록')
  expect(written()?.content[0]).toMatchObject({ type: 'bulletList' })
  await press('링크')
  await vi.waitFor(() => expect(JSON.stringify(written())).toContain('/customer/faq'))
  const text = written()
  expect(readRichText(text).content.map(({ type }) => type)).toEqual(text?.content.map(({ type }) => type))
  expect(JSON.stringify(readRichText(text))).toContain('"href":"/customer/faq"')
})

test('a picture that was taken in stands in the text', async () => {
  const { written } = editor()
  const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('there is nothing to choose a picture with')
  await userEvent.upload(chooser, new File(['x'], 'a.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(JSON.stringify(written())).toContain('board-0123456789abcdef'))
  expect(readRichText(written()).content).toContainEqual({ type: 'picture', attrs: picture })
})

const shapeOf = (text: RichText | undefined) =>
  text?.content.flatMap((block) =>
    block.type === 'table' ? block.content.map((row) => row.content.map(({ type }) => type.slice(5)).join(' ')) : [],
  )

test('a table is made, grown, headed and taken away, and the server takes it as it is', async () => {
  const { written } = editor()
  expect(screen.queryByRole('button', { name: '줄 더하기' })).toBe(null)
  await press('표')
  const body = 'Cell Cell Cell'
  expect(shapeOf(written())).toEqual(['Header Header Header', body, body])
  await press('줄 더하기')
  expect(shapeOf(written())).toHaveLength(4)
  await press('칸 더하기')
  expect(shapeOf(written())?.[0]).toBe('Header Header Header Header')
  await press('제목 줄')
  expect(shapeOf(written())?.[0]).toBe('Cell Cell Cell Cell')
  expect(shapeOf(readRichText(written()))).toEqual(shapeOf(written()))
  await press('줄 지우기')
  await press('칸 지우기')
  expect(shapeOf(written())).toEqual([body, body, body])
  await press('표 지우기')
  expect(shapeOf(written())).toEqual([])
  expect(screen.queryByRole('button', { name: '줄 더하기' })).toBe(null)
})

test('a refused picture and an address no one gave leave the text as it is', async () => {
  const { written } = editor({ onPicture: async () => undefined, onLink: async () => undefined })
  await press('링크')
  expect(written()).toBeUndefined()
})

test('the toolbar is one stop, and the arrows go along it and round', async () => {
  editor()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('굵게')
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('다시 하기')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('기울임')
  await userEvent.keyboard('{End}{Home}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('굵게')
  await userEvent.tab()
  expect(document.activeElement).toBe(area())
})

test('while it is sent it is closed, and after a refusal it is open again', () => {
  const { again } = editor()
  expect(area().getAttribute('contenteditable')).toBe('true')
  again({ disabled: true })
  expect(area().getAttribute('contenteditable')).toBe('false')
  again({ disabled: false })
  expect(area().getAttribute('contenteditable')).toBe('true')
})

function KeptPage({ mode }: { mode: 'visible' | 'hidden' }) {
  const [text, setText] = useState(paragraphs(['글']))
  const calls = { onChange: setText, onPicture: async () => picture, onLink: async () => undefined }
  return (
    <Activity mode={mode}>
      <RichTextEditor label="내용" labels={labels} text={text} {...calls} />
    </Activity>
  )
}

test('a page that was put away and comes back has its text as it was left, open for more', async () => {
  const { rerender } = render(<KeptPage mode="visible" />)
  await press('목록')
  rerender(<KeptPage mode="hidden" />)
  await vi.waitFor(() => expect(document.querySelector('.ProseMirror')).toBe(null))
  rerender(<KeptPage mode="visible" />)
  await vi.waitFor(() => expect(area().querySelector('ul li')?.textContent).toBe('글'))
  expect(area().getAttribute('contenteditable')).toBe('true')
  await press('목록')
  expect(area().querySelector('ul')).toBe(null)
})
