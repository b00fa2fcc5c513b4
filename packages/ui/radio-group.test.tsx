// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RadioGroup } from './radio-group.tsx'

afterEach(cleanup)

const OPTIONS = ['감귤', '나무', '꽃'].map((label) => ({ value: label, label }))

function One() {
  const [value, setValue] = useState<string>()
  return <RadioGroup legend="향" required options={OPTIONS} value={value} onChange={setValue} />
}

function Several({ max, onExceed }: { max?: number; onExceed?: (max: number) => void }) {
  const [value, setValue] = useState<string[]>([])
  return (
    <>
      <RadioGroup
        multiple
        legend="향"
        options={OPTIONS}
        value={value}
        onChange={setValue}
        max={max ?? 0}
        exceedMessage="선택할 수 있는 옵션은 2개예요."
        {...(onExceed && { onExceed })}
      />
      <output>{value.join(' ')}</output>
    </>
  )
}

const checked = (role: 'radio' | 'checkbox') =>
  screen.getAllByRole<HTMLInputElement>(role).flatMap((input) => (input.checked ? [input.value] : []))

test('of a single group one is chosen, by press or by the arrow keys', async () => {
  render(<One />)
  expect(screen.getByRole('radiogroup', { name: '향' }).getAttribute('aria-required')).toBe('true')
  await userEvent.click(screen.getByLabelText('감귤'))
  expect(checked('radio')).toEqual(['감귤'])
  await userEvent.keyboard('{ArrowDown}')
  expect(checked('radio')).toEqual(['나무'])
})

test('several are chosen and left again with the space bar', async () => {
  render(<Several />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('status').textContent).toBe('감귤 나무')
  await userEvent.keyboard(' ')
  expect(screen.getByRole('status').textContent).toBe('감귤')
})

test('one more than the most is not chosen, and the message says how many may be', async () => {
  const reported: number[] = []
  render(<Several max={2} onExceed={(max) => reported.push(max)} />)
  await userEvent.click(screen.getByLabelText('감귤'))
  await userEvent.click(screen.getByLabelText('나무'))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByLabelText('꽃'))
  expect(screen.getByRole('status').textContent).toBe('감귤 나무')
  expect(screen.getByRole('alert').textContent).toBe('선택할 수 있는 옵션은 2개예요.')
  expect(reported).toEqual([2])
  await userEvent.click(screen.getByLabelText('나무'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a most of 0 sets no bound', async () => {
  render(<Several max={0} />)
  for (const { label } of OPTIONS) await userEvent.click(screen.getByLabelText(label))
  expect(checked('checkbox')).toHaveLength(3)
})
