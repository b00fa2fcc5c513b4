// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { Swiper } from 'swiper'
import { afterEach, expect, test } from 'vitest'
import { CardDeck, type DeckCloseReason } from './card-deck.tsx'
import { violations } from './testing.ts'

let calm = false
// jsdom lays nothing out; without a width Swiper cannot tell one card from the next.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 360 })
// jsdom knows no media; a query for less motion answers as the test wants.
window.matchMedia = (media) => ({
  matches: calm && media.includes('reduced-motion'),
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})
afterEach(() => {
  cleanup()
  calm = false
})

const labels = { title: '소식 카드', next: '다음 소식 보기', today: '오늘 하루 보지 않기', close: '닫기' }

async function show(count: number) {
  const closed: DeckCloseReason[] = []
  const clicked: (string | number)[] = []
  const slides = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    image: { src: `/${index + 1}.webp`, alt: `소식 ${index + 1}` },
  }))
  function News() {
    const [open, setOpen] = useState(true)
    return (
      <CardDeck
        open={open}
        slides={slides}
        labels={labels}
        onClose={(reason) => {
          closed.push(reason)
          setOpen(false)
        }}
        onClickSlide={({ id }) => clicked.push(id)}
      />
    )
  }
  render(<News />)
  const dialog = await screen.findByRole('dialog', { name: '소식 카드' })
  const swiper = () => dialog.querySelector<HTMLElement & { swiper: Swiper }>('.swiper')?.swiper
  await waitFor(() => expect(swiper()?.initialized).toBe(true))
  return { closed, clicked, dialog, params: swiper()?.params, playing: () => swiper()?.autoplay.running }
}

test('cards, one at a time without space, 500 ms, a new one every 3,000 ms', async () => {
  const { params, playing } = await show(3)
  expect(params).toMatchObject({ effect: 'cards', slidesPerView: 1, spaceBetween: 0, speed: 500 })
  expect(params?.autoplay).toMatchObject({ delay: 3000 })
  expect(playing()).toBe(true)
})

test('three go round; two do not', async () => {
  expect((await show(3)).params?.loop).toBe(true)
  cleanup()
  expect((await show(2)).params?.loop).toBe(false)
})

test('where the system asks for less motion nothing plays by itself', async () => {
  calm = true
  const { params, playing } = await show(3)
  expect(playing()).toBe(false)
  expect(params?.speed).toBe(0)
})

test('the fraction is a button that goes on', async () => {
  calm = true
  await show(2)
  const fraction = () => screen.getByRole('button', { name: /다음 소식 보기/ })
  expect(fraction().textContent).toBe('1 / 2')
  await userEvent.click(fraction())
  await waitFor(() => expect(fraction().textContent).toBe('2 / 2'))
  await userEvent.click(fraction())
  await waitFor(() => expect(fraction().textContent).toBe('1 / 2'))
})

test('a deck of three comes back to its first card', async () => {
  calm = true
  await show(3)
  const fraction = () => screen.getByRole('button', { name: /다음 소식 보기/ })
  for (const text of ['2 / 3', '3 / 3', '1 / 3', '2 / 3']) {
    await userEvent.click(fraction())
    await waitFor(() => expect(fraction().textContent).toBe(text))
  }
})

test('one card has no fraction and does not play', async () => {
  const { playing } = await show(1)
  expect(screen.queryByRole('button', { name: /다음/ })).toBeNull()
  expect(playing()).toBe(false)
})

test.each([
  ['오늘 하루 보지 않기', 'today'],
  ['닫기', 'close'],
])('%s closes it and says so', async (name, reason) => {
  const { closed } = await show(2)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(closed).toEqual([reason])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Escape closes it, and the close button has the focus', async () => {
  const { closed } = await show(2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '닫기' })))
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual(['dismiss'])
})

test('the card in front can be pressed, those behind are out of reach', async () => {
  const { clicked, dialog } = await show(3)
  const [front, ...more] = dialog.querySelectorAll('.deck-card:not([inert])')
  expect(more).toEqual([])
  expect(front?.textContent).toBe('소식 1')
  if (front) await userEvent.click(front)
  expect(clicked).toEqual([1])
})

test('an open deck has nothing a screen reader would trip over', async () => {
  const { dialog } = await show(3)
  expect(await violations(dialog)).toEqual([])
})
