// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useEffectEvent, useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { violations } from './testing.ts'
import { Tour } from './tour.tsx'
import { type TourEnd, useTour } from './use-tour.ts'

afterEach(cleanup)

const labels = { next: '다음', previous: '이전', skip: '그만 보기', finish: '다 봤어요' }
const steps = [
  { target: '#to', title: '받는 분' },
  { target: '#items', title: '품목' },
  { target: '#sum', title: '합계' },
]

function show({ without = '', whenMissing }: { without?: string; whenMissing?: 'show' } = {}) {
  const ends: TourEnd[] = []
  function Quotation() {
    const tour = useTour(steps.length, (how) => ends.push(how))
    return (
      <>
        {['to', 'items', 'sum'].map((id) => id !== without && <p key={id} id={id} />)}
        <button type="button" onClick={tour.start}>
          둘러보기
        </button>
        <p data-testid="index">{tour.index}</p>
        <Tour tour={tour} steps={steps} labels={labels} {...(whenMissing && { whenMissing })} />
      </>
    )
  }
  render(<Quotation />)
  const user = userEvent.setup()
  const start = async () => {
    await user.click(screen.getByRole('button', { name: '둘러보기' }))
    return user
  }
  return { ends, start }
}
const index = () => Number(screen.getByTestId('index').textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the index is -1 while the tour is not running', () => {
  show()
  expect(index()).toBe(-1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('next and previous walk the steps, and the last one finishes', async () => {
  const { start, ends } = show()
  await start()
  expect(await screen.findByRole('dialog', { name: '받는 분' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '이전' })).toBeNull()
  await press('다음')
  await press('다음')
  expect(screen.getByRole('dialog', { name: '합계' })).toBeDefined()
  await press('이전')
  expect(index()).toBe(1)
  await press('다음')
  await press('다 봤어요')
  expect(index()).toBe(-1)
  expect(ends).toEqual(['finish'])
})

test('skipping ends it and says so', async () => {
  const { start, ends } = show()
  await start()
  await press('그만 보기')
  expect(index()).toBe(-1)
  expect(ends).toEqual(['skip'])
})

test('the left and right arrows walk, Escape stops', async () => {
  const { start, ends } = show()
  const user = await start()
  await screen.findByRole('dialog')
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(index()).toBe(2)
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(index()).toBe(0)
  await user.keyboard('{Escape}')
  expect(index()).toBe(-1)
  expect(ends).toEqual(['stop'])
})

test('a missing target stops it', async () => {
  const { start, ends } = show({ without: 'items' })
  await start()
  await press('다음')
  await waitFor(() => expect(index()).toBe(-1))
  expect(ends).toEqual(['stop'])
})

test('told to, it shows the words of a missing target in the middle', async () => {
  const { start } = show({ without: 'to', whenMissing: 'show' })
  await start()
  expect(await screen.findByRole('dialog', { name: '받는 분' })).toBeDefined()
  expect(document.querySelector('.tour-light')).toBeNull()
})

test('the target is lit', async () => {
  const { start } = show()
  await start()
  await waitFor(() => expect(document.querySelector('.tour-light')).not.toBeNull())
})

test('the focus is on the way onward, stays inside, and goes back where it came from', async () => {
  const { start } = show()
  const user = await start()
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '다음' })))
  for (let turn = 0; turn < 4; turn++) {
    await user.tab()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '둘러보기' })))
})

test('told where, the focus goes there, also when no one pressed anything to begin', async () => {
  function Greeted() {
    const tour = useTour(1)
    const again = useRef<HTMLButtonElement>(null)
    const begin = useEffectEvent(() => tour.start())
    useEffect(() => begin(), [])
    return (
      <>
        <p id="to" />
        <button type="button" ref={again}>
          사용법 보기
        </button>
        <Tour tour={tour} steps={steps.slice(0, 1)} labels={labels} finalFocus={again} />
      </>
    )
  }
  render(<Greeted />)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '사용법 보기' })))
})

test('of two versions of a place the one that is shown is lit', async () => {
  const { start } = show()
  const shown = document.createElement('p')
  const hidden = document.createElement('p')
  const seen: string[] = []
  for (const version of [shown, hidden]) {
    version.id = 'to'
    version.checkVisibility = () => version === shown
    version.scrollIntoView = () => void seen.push(version === shown ? 'shown' : 'hidden')
    document.body.prepend(version) // the hidden one comes first
  }
  await start()
  await screen.findByRole('dialog')
  expect(seen).toEqual(['shown'])
  hidden.remove()
  shown.remove()
})

test('the words stay open from step to step', async () => {
  const { start } = show()
  await start()
  const dialog = await screen.findByRole('dialog')
  await press('다음')
  expect(screen.getByRole('dialog', { name: '품목' })).toBe(dialog)
})

test('a running tour has nothing a screen reader would trip over', async () => {
  const { start } = show()
  await start()
  expect(await violations(await screen.findByRole('dialog'))).toEqual([])
})
