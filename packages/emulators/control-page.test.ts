import { afterAll, expect, test } from 'vitest'
import { startAnalyticsEmulator } from './analytics/analytics-emulator.ts'
import { startChatEmulator } from './chat/chat-emulator.ts'
import { startErrorsEmulator } from './errors/errors-emulator.ts'
import { startKakaoEmulator } from './kakao/kakao-emulator.ts'
import { startMailEmulator } from './mail/mail-emulator.ts'
import { startTossEmulator } from './toss/toss-emulator.ts'

const pages = {
  analytics: await startAnalyticsEmulator(),
  chat: await startChatEmulator(),
  errors: await startErrorsEmulator(),
  kakao: await startKakaoEmulator(),
  mail: await startMailEmulator(),
  toss: await startTossEmulator(),
}
afterAll(() => Promise.all(Object.values(pages).map((emulator) => emulator.stop())))

const read = async (url: string) => (await fetch(url)).text()

test.each(Object.entries(pages))(
  'the desk of %s speaks Korean, and English where that is asked for',
  async (_, emulator) => {
    const url = `${emulator.page}/`
    const korean = await read(url)
    expect(korean).toContain('<html lang="ko">')
    const [, other = ''] = /<a href="([^"]+)" lang="en">English</.exec(korean) ?? []
    const english = await read(new URL(other, url).href)
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('lang="ko">한국어<')
    const said = english.replaceAll(/<style>.*?<\/style>/gs, '').replace('한국어', '')
    expect(said).not.toMatch(/[가-힣]/)
  },
)

test('who reads a chat in English goes on in English, and answers there', async () => {
  const { url, pluginKey } = pages.chat
  const post = (path: string, body: object) => fetch(url + path, { method: 'POST', body: JSON.stringify(body) })
  const { id } = await (await post('/front/boot', { pluginKey })).json()
  await post(`/front/chats/${id}`, { text: 'wax?' })
  const list = await read(`${url}/?lang=en`)
  const [, address = ''] = /href="(\/chats\/[^"]+)"/.exec(list) ?? []
  const talk = await read(url + address)
  for (const words of ['Somebody', 'not signed in', 'not told', 'All chats', 'Send']) expect(talk).toContain(words)
  const answer = { method: 'POST', body: new URLSearchParams({ text: 'soon' }) }
  const reply = await fetch(url + address, { ...answer, redirect: 'manual' })
  expect(reply.headers.get('location')).toBe(address)
  expect(await read(`${url}/chats/${id}`)).toContain('로그인하지 않았어요')
})
