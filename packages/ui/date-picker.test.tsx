// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DatePicker } from './date-picker.tsx'
import { violations } from './testing.ts'

afterEach(cleanup)

function Birthday({ language = 'ko', first = '2025-11-15' }: { language?: 'ko' | 'en'; first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <DatePicker
        label="생일"
        language={language}
        today="2025-11-15"
        value={value}
        onChange={setValue}
        outOfRange={(first, last) => `${first}년부터 ${last}년까지 적을 수 있어요.`}
      />
      <p data-testid="value">{value}</p>
    </>
  )
}
const value = () => screen.getByTestId('value').textContent

async function open(language: 'ko' | 'en' = 'ko') {
  const user = userEvent.setup()
  render(<Birthday language={language} />)
  const group = await screen.findByRole('group', { name: /생일/ })
  await user.click(within(group).getByRole('button'))
  const dialog = await screen.findByRole('dialog')
  return { user, dialog, picks: within(dialog).getAllByRole<HTMLSelectElement>('combobox') }
}
const words = (select: HTMLSelectElement | undefined) => [...(select?.options ?? [])].map(({ text }) => text)

test('choosing a day gives YYYY-MM-DD and closes the calendar', async () => {
  const { user, dialog } = await open()
  await user.click(within(dialog).getByRole('button', { name: /11월 3일/ }))
  expect(value()).toBe('2025-11-03')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('111 years can be chosen, from 100 back to 10 ahead', async () => {
  const { user, picks } = await open()
  const years = words(picks[0])
  expect(years).toHaveLength(111)
  expect([years[0], years.at(-1)]).toEqual(['1925년', '2035년'])
  if (picks[0]) await user.selectOptions(picks[0], '1987년')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /1987년 11월 9일/ }))
  expect(value()).toBe('1987-11-09')
})

test('months and weekdays are named in Korean', async () => {
  const { dialog, picks } = await open('ko')
  expect(words(picks[1])[0]).toBe('1월')
  expect([...dialog.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([...'일월화수목금토'])
})

test('and in English, with the month first', async () => {
  const { dialog, picks } = await open('en')
  expect(words(picks[0])[0]).toBe('January')
  expect([...dialog.querySelectorAll('th')].map(({ textContent }) => textContent)[0]).toBe('Sun')
})

test('by keyboard: the arrow keys walk the days, Enter chooses', async () => {
  const { user } = await open()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/11월 15일/))
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(value()).toBe('2025-11-23')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('typed part by part; only a whole day within the years is told', async () => {
  const user = userEvent.setup()
  render(<Birthday first="" />)
  const group = await screen.findByRole('group', { name: /생일/ })
  const [year] = within(group).getAllByRole('spinbutton')
  await user.click(year ?? group)
  await user.keyboard('1987')
  expect(value()).toBe('')
  await user.keyboard('0902')
  expect(value()).toBe('1987-09-02')
  await user.click(year ?? group)
  await user.keyboard('1801')
  await waitFor(() => expect(value()).toBe(''))
  expect(screen.getByRole('alert').textContent).toBe('1925년부터 2035년까지 적을 수 있어요.')
})

test('the library adds no style element, which the content policy would refuse', async () => {
  await open()
  expect(document.querySelectorAll('head style').length).toBe(0)
})

test('an open calendar has nothing a screen reader would trip over', async () => {
  const { dialog } = await open()
  expect(await violations(dialog)).toEqual([])
})
