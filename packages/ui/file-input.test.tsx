// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { FileInput } from './file-input.tsx'
import './testing.ts'

// jsdom has no addresses for files in memory.
beforeAll(() => {
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : ''}`
  URL.revokeObjectURL = () => undefined
})
afterEach(cleanup)

const file = (name: string, type: string) => new File(['x'], name, { type })
const [photo, other, pdf] = [file('a.webp', 'image/webp'), file('b.png', 'image/png'), file('c.pdf', 'application/pdf')]

type Given = Partial<Pick<ComponentProps<typeof FileInput>, 'max' | 'accept' | 'compress'>>
function show(props: Given = {}) {
  const reported: { exceeded: number[]; refused: string[] } = { exceeded: [], refused: [] }
  function Photos() {
    const [files, setFiles] = useState<File[]>([])
    return (
      <FileInput
        label="사진"
        labels={{ choose: '파일 고르기', busy: '줄이는 중', remove: (name) => `${name} 빼기` }}
        onExceed={(max) => reported.exceeded.push(max)}
        onRefuse={(refused) => reported.refused.push(...refused.map(({ name }) => name))}
        {...props}
        files={files}
        onChange={setFiles}
      />
    )
  }
  render(<Photos />)
  return { reported, input: screen.getByLabelText<HTMLInputElement>('사진') }
}
const listed = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('.file-name')?.textContent)
const drop = (files: File[]) => {
  const area = document.querySelector('.file-drop')
  if (area) fireEvent.drop(area, { dataTransfer: { files } })
}

test('one file by default; a second is told of and not taken', async () => {
  const { reported, input } = show()
  expect(input.multiple).toBe(false)
  await userEvent.upload(input, photo)
  await waitFor(() => expect(listed()).toEqual(['a.webp']))
  await userEvent.upload(input, other)
  expect(reported.exceeded).toEqual([1])
  expect(listed()).toEqual(['a.webp'])
})

test('of more than fit, the first are kept and the most is told', async () => {
  const { reported } = show({ max: 2 })
  drop([photo, other, pdf])
  await waitFor(() => expect(listed()).toEqual(['a.webp', 'b.png']))
  expect(reported.exceeded).toEqual([2])
})

test.each(['jpeg', 'png', 'gif', 'bmp', 'webp'])('a %s is previewed', async (kind) => {
  const { input } = show()
  await userEvent.upload(input, file(`scent.${kind}`, `image/${kind}`))
  await waitFor(() => expect(document.querySelector('.file img')?.getAttribute('src')).toBe(`blob:scent.${kind}`))
})

test('anything else has the sheet icon', async () => {
  const { input } = show()
  await userEvent.upload(input, pdf)
  await waitFor(() => expect(listed()).toEqual(['c.pdf']))
  expect(document.querySelector('.file img')).toBeNull()
  expect(document.querySelector('.file-picture svg')).not.toBeNull()
})

test('a file is taken out by its button, named after it, and may come back', async () => {
  const { input } = show()
  await userEvent.upload(input, photo)
  await userEvent.click(await screen.findByRole('button', { name: 'a.webp 빼기' }))
  expect(listed()).toEqual([])
  await userEvent.upload(input, photo)
  await waitFor(() => expect(listed()).toEqual(['a.webp']))
})

test('of the same file twice, one can be taken out', async () => {
  show({ max: 3 })
  drop([photo, photo, pdf])
  const [first] = await screen.findAllByRole('button', { name: 'a.webp 빼기' })
  if (first) await userEvent.click(first)
  expect(listed()).toEqual(['a.webp', 'c.pdf'])
})

test('a dropped file of a kind not asked for is refused', async () => {
  const { reported } = show({ accept: 'image/*', max: 3 })
  drop([pdf, photo])
  await waitFor(() => expect(listed()).toEqual(['a.webp']))
  expect(reported).toEqual({ exceeded: [], refused: ['c.pdf'] })
})

test('what is sent is what compressing made of it', async () => {
  const { input } = show({ compress: async () => file('a.jpg', 'image/jpeg') })
  await userEvent.upload(input, photo)
  await waitFor(() => expect(listed()).toEqual(['a.jpg']))
})
