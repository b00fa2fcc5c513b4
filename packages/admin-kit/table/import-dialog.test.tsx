// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ToastsProvider } from '../toasts.tsx'
import { ImportDialog } from './import-dialog.tsx'

afterEach(cleanup)

/** Each line is a row; `?` cannot be read, and no rows are a table without its column. */
const read = (text: string) => {
  const lines = text.split('\n').filter(Boolean)
  const wrong = lines.flatMap((line, index) => (line === '?' ? [index + 1] : []))
  return { rows: lines.filter((line) => line !== '?'), wrong, missing: lines.length === 0 ? ['SKU'] : [] }
}

function openDialog() {
  const sent: { rows: string[]; dry_run: boolean }[] = []
  let closed = false
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsProvider>
        <ImportDialog
          title="심지 자료 가져오기"
          lead="SKU 열을 읽어요."
          read={read}
          send={async (rows, { dry_run }) => {
            sent.push({ rows, dry_run })
            const outcomeOf = (row: string) => (row === 'old' ? ('same' as const) : ('written' as const))
            return { rows: rows.map((row, at) => ({ line: at + 1, outcome: outcomeOf(row), reason: null })) }
          }}
          onClose={() => {
            closed = true
          }}
        />
      </ToastsProvider>
    </QueryClientProvider>,
  )
  return { sent, isClosed: () => closed }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('rows are sent for good only after a dry run has shown what becomes of each', async () => {
  const user = userEvent.setup()
  const { sent, isClosed } = openDialog()
  await user.type(screen.getByRole('textbox', { name: '표' }), 'new\nold')
  expect(button('0줄 가져오기').disabled).toBe(true)
  await user.click(button('미리 보기'))
  expect(await screen.findByText('그대로')).toBeTruthy()
  await user.click(button('1줄 가져오기'))
  expect(sent).toEqual([
    { rows: ['new', 'old'], dry_run: true },
    { rows: ['new', 'old'], dry_run: false },
  ])
  await expect.poll(isClosed).toBe(true)
})

test('a line that cannot be read is named, and nothing is sent', async () => {
  const user = userEvent.setup()
  const { sent } = openDialog()
  await user.type(screen.getByRole('textbox', { name: '표' }), 'new\n?')
  expect(screen.getByText('읽지 못한 줄이 있어요: 2')).toBeTruthy()
  expect(button('미리 보기').disabled).toBe(true)
  expect(sent).toEqual([])
})
