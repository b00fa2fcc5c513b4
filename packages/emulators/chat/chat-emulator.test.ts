import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChatEmulator } from './chat-emulator.ts'

let chat: Awaited<ReturnType<typeof startChatEmulator>>
beforeAll(async () => {
  chat = await startChatEmulator()
})
afterAll(() => chat.stop())

type Person = { id: string }
async function ask<Reply>(path: string, body?: object) {
  const reply = await fetch(`${chat.url}/front${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {})
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  // What the emulator answers, in the shape the caller names.
  return { status: reply.status, body: (await reply.json()) as Reply }
}
const boot = (fields: object) => ask<Person>('/boot', { pluginKey: chat.pluginKey, ...fields })

test('a member is one person on every device, somebody unknown only while the browser says so', async () => {
  const hana = { memberId: 'hana', profile: { name: '김하나', mobileNumber: '+821012345678' } }
  const first = await boot(hana)
  expect((await boot(hana)).body.id).toBe(first.body.id)
  const unknown = await boot({})
  expect((await boot({ unknown: unknown.body.id })).body.id).toBe(unknown.body.id)
  expect((await boot({})).body.id).not.toBe(unknown.body.id)
  // No one becomes a member by naming a member's number.
  expect((await boot({ unknown: first.body.id })).body.id).not.toBe(first.body.id)
})

test('another shop’s key opens nothing', async () => {
  expect((await boot({ pluginKey: 'another' })).status).toBe(401)
})

test('what is written is read and answered on the page of the emulator, and the answer comes back', async () => {
  const { body: person } = await boot({ memberId: 'minho', profile: { name: '<i>민호</i>' } })
  await ask(`/chats/${person.id}`, { text: '왁스가 <언제> 오나요?' })
  const page = `${chat.url}/chats/${person.id}`
  const shown = await (await fetch(page)).text()
  expect(shown).toContain('왁스가 &lt;언제&gt; 오나요?')
  expect(shown).toContain('&lt;i&gt;민호&lt;/i&gt;')
  await fetch(page, { method: 'POST', body: new URLSearchParams({ text: '내일 가요.' }) })
  const { body } = await ask<{ messages: { by: string; text: string }[] }>(`/chats/${person.id}`)
  expect(body.messages.map(({ by, text }) => [by, text])).toEqual([
    ['visitor', '왁스가 <언제> 오나요?'],
    ['shop', '내일 가요.'],
  ])
})
