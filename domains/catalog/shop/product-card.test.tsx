// @vitest-environment jsdom

import { HeartToggle } from '@sillage/ui/heart-toggle.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ProductCard } from './product-card.tsx'

afterEach(cleanup)

const fig: ComponentProps<typeof ProductCard> = {
  href: '/product/1002',
  name: '무화과 그늘',
  kind: '소이 캔들 250 g',
  picture: {
    src: '/media/fig-main-{width}.webp',
    widths: [480, 960],
    width: 960,
    height: 1200,
    alt: '무화과 그늘, 소이 캔들',
  },
  price: { amount: '35,700원', cut: '15%', list: '42,000원', labels: { cut: '할인', list: '정가' } },
}

test('the name is the heading and the one link of a card', () => {
  render(<ProductCard {...fig} />)
  expect(screen.getByRole('heading', { level: 3, name: '무화과 그늘' })).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/product/1002'])
})

test('its price is read with what was cut and what it was', () => {
  const { container } = render(<ProductCard {...fig} />)
  expect(container.querySelector('.price')?.textContent).toBe('할인 15%35,700원정가 42,000')
})

test('a screen fetches the picture in the width it needs, when it comes near', () => {
  render(<ProductCard {...fig} />)
  const image = screen.getByRole('img', { name: '무화과 그늘, 소이 캔들' })
  expect(image.getAttribute('srcset')).toBe('/media/fig-main-480.webp 480w, /media/fig-main-960.webp 960w')
  expect(image.getAttribute('src')).toBe('/media/fig-main-960.webp')
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('a sold-out product says so in words', () => {
  render(<ProductCard {...fig} soldOut="품절 · 재입고 알림 받기" />)
  expect(screen.getByText('품절 · 재입고 알림 받기')).toBeDefined()
})

test('the heart is pressed beside the link, not through it', async () => {
  const user = userEvent.setup()
  function Wished() {
    const [pressed, setPressed] = useState(false)
    return <ProductCard {...fig} heart={<HeartToggle label="찜하기" pressed={pressed} onToggle={setPressed} />} />
  }
  render(<Wished />)
  const heart = screen.getByRole('button', { name: '찜하기' })
  expect(screen.getByRole('link').contains(heart)).toBe(false)
  await user.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})
