import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from './bind.ts'
import { createCacheTags } from './cache-tags.ts'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { createDispatcher } from './dispatcher.ts'
import { createLog } from './log.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const ctx = createContext({
  database,
  secret: 's',
  log: createLog('silent'),
  visitor: anonymousVisitor,
  member: null,
  setCookie: () => undefined,
})
const tags = createCacheTags()
tags.live = true

let looked = 0
beforeEach(() => {
  looked = 0
})
const contract = {
  find: endpoint({
    method: 'GET',
    path: '/api/find',
    summary: '찾기',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['words'] },
    query: z.object({ word: z.string() }),
    reply: z.array(z.string()),
  }),
}
const bound = bind(contract, {
  find: async () => {
    looked += 1
    return []
  },
})
const [entry] = bound
if (!entry) throw new Error('nothing was bound')

test('answers to made-up questions are counted as what they take: few of them fit, however short they are', async () => {
  const dispatcher = createDispatcher(bound, tags, { maxBytes: 20_000 })
  const find = (word: number) => dispatcher.reply(entry, { query: { word: String(word) } }, async () => ctx)
  for (let word = 0; word < 50; word += 1) await find(word)
  expect(looked).toBe(50)
  await find(49)
  expect(looked).toBe(50) // the newest is still there
  await find(0)
  expect(looked).toBe(51)
})

test('an address of thousands of characters is answered, and not remembered', async () => {
  const dispatcher = createDispatcher(bound, tags)
  const answer = await dispatcher.reply(entry, { query: { word: 'fig' } }, async () => ctx)
  const isKnown = (url: string) => {
    dispatcher.remember(url, answer)
    // Only these parts of a request and a response are used.
    const request = { method: 'GET', url, headers: {} } as IncomingMessage
    const response = { writeHead: () => response, end: () => response, setHeader: () => response } as never
    return dispatcher.shortcut(request, response as ServerResponse)
  }
  expect(isKnown('/api/find?word=fig')).toBe(true)
  expect(isKnown(`/api/find?word=fig&${'x'.repeat(2_000)}`)).toBe(false)
})
