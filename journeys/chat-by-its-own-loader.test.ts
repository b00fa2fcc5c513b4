import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { startChatEmulator } from '@sillage/emulators/chat/chat-emulator.ts'
import type { Browser, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

// The vendor's published loader on a page of its own. It knows only the vendor's own address, where the emulator answers.
let browser: Browser
let chat: Awaited<ReturnType<typeof startChatEmulator>>
beforeAll(async () => {
  ;[browser, chat] = await Promise.all([openBrowser(), startChatEmulator()])
})
afterAll(async () => {
  await browser?.close()
  await chat?.stop()
})

const require = createRequire(import.meta.url)
const loader = await readFile(require.resolve('@channel.io/channel-web-sdk-loader').replace('.cjs.', '.esm.'), 'utf8')
const page = `<!doctype html><html lang="ko"><link rel="icon" href="data:,"><title>page</title><body><script type="module">
import * as talk from '/loader.js'
window.talk = talk
window.heard = []
talk.loadScript()
talk.onShowMessenger(() => heard.push('show'))
talk.onHideMessenger(() => heard.push('hide'))
</script></body></html>`

function serveShop(route: Route) {
  const isLoader = route.request().url().endsWith('/loader.js')
  return route.fulfill({
    contentType: isLoader ? 'text/javascript' : 'text/html; charset=utf-8',
    body: isLoader ? loader : page,
  })
}

async function askEmulator(route: Route) {
  const { pathname } = new URL(route.request().url())
  await route.fulfill({ response: await route.fetch({ url: chat.url + pathname }) })
}

test('Channel Talk’s own loader boots the emulator with a member, shows it, hides it and tells both', async () => {
  const context = await browser.newContext()
  const visitor = await context.newPage()
  const troubles: string[] = []
  visitor.on('pageerror', (error) => troubles.push(error.message))
  visitor.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  await visitor.route('https://shop.example/**', serveShop)
  await visitor.route('https://cdn.channel.io/**', askEmulator)
  await visitor.goto('https://shop.example/')
  const option = JSON.stringify({
    pluginKey: chat.pluginKey,
    memberId: 'hana',
    hideChannelButtonOnBoot: true,
    language: 'ko',
    profile: { name: '김하나', mobileNumber: '+821012345678' },
  })
  const booted = await visitor.evaluate(
    `new Promise((resolve) => talk.boot(${option}, (error, user) => resolve([error, user])))`,
  )
  expect(booted).toEqual([null, { id: expect.any(String), memberId: 'hana', name: '김하나' }])

  await visitor.evaluate("talk.track('look', { product: 1 })")
  await visitor.evaluate('talk.showMessenger()')
  await visitor.getByRole('textbox', { name: '메시지를 입력해 주세요' }).fill('왁스가 언제 오나요?')
  await visitor.getByRole('button', { name: '보내기' }).click()
  await visitor.getByText('왁스가 언제 오나요?').waitFor()
  await visitor.evaluate('talk.hideMessenger()')
  await expect.poll(() => visitor.evaluate('heard')).toEqual(['show', 'hide'])
  await expect
    .poll(() => chat.received().latest.map(({ kind, text }) => [kind, text]))
    .toEqual([
      ['visitor', '김하나'],
      ['event', '김하나: look'],
      ['message', '김하나: 왁스가 언제 오나요?'],
    ])
  expect([...chat.people.values()]).toMatchObject([{ memberId: 'hana', mobileNumber: '+821012345678' }])
  expect(troubles).toEqual([])
  await context.close()
})
