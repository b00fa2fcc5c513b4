// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

const fig = { src: '/media/fig-1a-{width}.webp', widths: [320, 640], width: 640, height: 800, alt: '무화과' }
const wide = { src: '/media/wide-2b-{width}.webp', widths: [960, 1920], width: 1920, height: 1080 }
const sources = () => [...document.querySelectorAll('source')]

test('its place is kept, in the right shape, with something of it to see, before anything is fetched', () => {
  render(<Picture {...fig} tone="tan" blur="UklGR" />)
  const image = screen.getByRole('img', { name: '무화과' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '800'])
  expect(image.style.backgroundImage).toContain('data:image/webp;base64,UklGR')
  expect(image.style.backgroundColor).toBe('tan')
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('a picture that comes in one kind is a plain image in several widths', () => {
  render(<Picture {...fig} />)
  expect(sources()).toEqual([])
  const image = screen.getByRole('img')
  expect(image.getAttribute('srcset')).toBe('/media/fig-1a-320.webp 320w, /media/fig-1a-640.webp 640w')
  expect(image.getAttribute('src')).toBe('/media/fig-1a-640.webp')
})

test('who reads AVIF is offered it at addresses of its own; all others get the image', () => {
  render(<Picture {...fig} also={['avif', 'jpg']} sizes="50vw" />)
  const [avif, ...others] = sources()
  expect(others).toEqual([])
  expect(avif?.getAttribute('type')).toBe('image/avif')
  expect(avif?.getAttribute('srcset')).toBe('/media/fig-1a-320.avif 320w, /media/fig-1a-640.avif 640w')
  expect(avif?.getAttribute('sizes')).toBe('50vw')
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('.webp 640w')
})

test('the picture for a desktop comes before the other one, whatever the browser reads', () => {
  render(<Picture {...fig} also={['avif']} desktop={{ ...wide, also: ['avif'] }} eager />)
  const offered = sources().map((source) => [source.media !== '', source.type, source.getAttribute('width')])
  expect(offered).toEqual([
    [true, 'image/avif', '1920'],
    [true, '', '1920'],
    [false, 'image/avif', '640'],
  ])
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
})
