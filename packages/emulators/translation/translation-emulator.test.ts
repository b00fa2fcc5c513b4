import { afterAll, expect, test } from 'vitest'
import { startTranslationEmulator } from './translation-emulator.ts'

const service = await startTranslationEmulator({ key: 'right' })
afterAll(service.stop)

const good = { text: ['안녕 <x>{name}</x>'], source_lang: 'KO', target_lang: 'EN-US', tag_handling: 'xml' }
const ask = (body: unknown, { key = 'right', type = 'application/json', path = '/v2/translate' } = {}) =>
  fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `DeepL-Auth-Key ${key}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a sound request is answered in order, tags untouched', async () => {
  const reply = await ask({ ...good, text: [...good.text, '둘'] })
  expect(reply.status).toBe(200)
  expect(await reply.json()).toEqual({
    translations: [
      { detected_source_language: 'KO', text: 'word <x>{name}</x>' },
      { detected_source_language: 'KO', text: 'word' },
    ],
  })
})

test.each([
  ['no JSON', 'nonsense'],
  ['no text', { ...good, text: [] }],
  ['a text that is none', { ...good, text: [''] }],
  ['fifty-one texts', { ...good, text: Array.from({ length: 51 }, () => '글') }],
  ['another language', { ...good, target_lang: 'XX' }],
  ['a field it does not know', { ...good, model: 'best' }],
  ['a bare ampersand', { ...good, text: ['빵 & 버터'] }],
  ['a tag left open', { ...good, text: ['<x>{name}'] }],
])('it refuses %s', async (_, body) => {
  expect((await ask(body)).status).toBe(400)
})

test('it wants its key, JSON, its own address, and no more than 128 KiB', async () => {
  expect((await ask(good, { key: 'wrong' })).status).toBe(403)
  expect((await ask(good, { type: 'text/plain' })).status).toBe(415)
  expect((await ask(good, { path: '/v1/translate' })).status).toBe(404)
  expect((await ask({ ...good, text: ['가'.repeat(50_000)] })).status).toBe(413)
})

test('a planned failure happens once', async () => {
  service.failNext(429)
  expect((await ask(good)).status).toBe(429)
  expect((await ask(good)).status).toBe(200)
})
