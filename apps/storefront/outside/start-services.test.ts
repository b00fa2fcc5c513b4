// @vitest-environment jsdom

import { contract } from '@sillage/domains/contract.ts'
import { createShopSession, visitor } from '@sillage/domains/session.ts'
import { createShop } from '@sillage/domains/shop.ts'
import type { Transport } from '@sillage/kit/client.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServices } from './start-services.ts'

const idle: (() => void)[] = []
const transport: Transport = () => Promise.reject(new Error('Nobody asks anything here.'))
const { api } = createShop({ contract, transport })
const analytics = { id: 'G-ABCDEFGH', script: 'https://cdn.example/gtag', collect: 'https://collect.example' }
const signedOut = () => createShopSession(async () => visitor)
const scripts = () => [...document.scripts].map(({ src }) => src)

beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

test('services begin once the page is loaded and has nothing else to do', async () => {
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const session = signedOut()
  startServices({ analytics }, api, session)
  expect(idle).toEqual([])
  loading.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect(idle.length).toBeGreaterThan(0)
  expect(window.dataLayer).toBeUndefined()
  for (const begin of idle) begin()
  await session.refresh()
  await expect.poll(scripts).toEqual(['https://cdn.example/gtag?id=G-ABCDEFGH'])
})

test('a page that is loaded already waits only for its rest', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  const session = signedOut()
  startServices({ analytics }, api, session)
  expect(scripts()).toEqual([])
  for (const begin of idle) begin()
  await Promise.resolve()
  expect(scripts(), 'before it is known who is here').toEqual([])
  await session.refresh()
  await expect.poll(scripts).toHaveLength(1)
})
