// @vitest-environment jsdom
import type { Transport } from '@sillage/kit/client.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../../contract.ts'
import { createShop } from '../../../shop.ts'
import english from '../../english.json' with { type: 'json' }
import { testShopWithKakao } from '../../testing/kakao.ts'
import { Component as Login } from '../login-page.tsx'
import { Component as Register } from '../register-page.tsx'

const { app, database, secret, empty, emulator } = await testShopWithKakao()
beforeEach(empty)
afterEach(cleanup)

test.each([
  ['/login', Login],
  ['/register', Register],
] as const)('%s has a way through Kakao, which leads back to where one wanted to go', async (path, Component) => {
  const asked: unknown[] = []
  const led: string[] = []
  const send = injectTransport(app, await browserOf({ database, secret }))
  const transport: Transport = async (request) => {
    const reply = await send(request)
    if (request.method !== 'POST' || request.url !== '/api/v1/auth/kakao') return reply
    asked.push(request.body)
    // Its reply as the contract has it; a window without a browser cannot leave for another page.
    led.push((reply.body as { url: string }).url)
    return { ...reply, body: { url: '#left' } }
  }
  const route = { path, Component }
  const phrases = createPhrases({ locale: 'ko', package: english })
  renderPage({ shop: createShop({ contract, transport }), phrases, at: `${path}?redirect=%2Fshop%2Fcart`, route })
  await userEvent.click(await screen.findByRole('button', { name: '카카오로 시작하기' }))
  // The hash alone may still be that of the page before.
  await expect.poll(() => asked).toEqual([{ purpose: 'sign_in', redirect: '/shop/cart' }])
  await expect.poll(() => location.hash).toBe('#left')
  location.hash = ''
  expect(led).toEqual([expect.stringContaining(`${emulator.url}/oauth/authorize?`)])
})
