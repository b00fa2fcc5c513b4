// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { markReload, openChunk } from './chunk-failure.tsx'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
const addressOf = () => location.pathname + location.search + location.hash

test('the second try is marked in the address, once, beside what is there', () => {
  expect(markReload('http://shop/tssa')).toBe('http://shop/tssa?reload=1')
  expect(markReload('http://shop/shop/search?keyword=%EC%B4%88#top')).toBe(
    'http://shop/shop/search?keyword=%EC%B4%88&reload=1#top',
  )
  expect(markReload('http://shop/tssa?reload=1')).toBeNull()
  expect(markReload('http://shop/tssa?reload=0')).toBe('http://shop/tssa?reload=1')
})

test('a page that comes takes the mark away again, and leaves the rest of the address alone', async () => {
  history.replaceState({ idx: 3 }, '', '/shop/search?keyword=%EC%B4%88&reload=1#top')
  const module = { Component: () => null }
  expect(await openChunk('/shop/search', async () => module)).toBe(module)
  expect(addressOf()).toBe('/shop/search?keyword=%EC%B4%88#top')
  expect(history.state).toEqual({ idx: 3 })
})

test('a page that comes for another address leaves this one alone', async () => {
  history.replaceState(null, '', '/tssa?reload=1')
  await openChunk('/shop/search', async () => ({ Component: () => null }))
  expect(addressOf()).toBe('/tssa?reload=1')
})

test('a page that fails again is not asked for a third time: something else is drawn', async () => {
  history.replaceState(null, '', '/tssa?reload=1')
  const module = await openChunk('/tssa', gone)
  expect(module.Component).toBeTypeOf('function')
  expect(addressOf()).toBe('/tssa?reload=1')
})
