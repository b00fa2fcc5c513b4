import { expect, test } from 'vitest'
import { createCacheTags } from './cache-tags.ts'
import { createTagCache } from './tag-cache.ts'

function given() {
  const tags = createCacheTags()
  tags.live = true
  const kept = createTagCache<{ text: string }>(tags, { maxBytes: 100 })
  const make = (text: string, names: string[] = ['a'], bytes = 10) =>
    kept.compute('key', async () => ({ value: { text }, tags: new Set(names), keep: true, bytes }))
  return { tags, kept, make }
}

test('a value is cached until one of its tags is emptied', async () => {
  const { tags, kept, make } = given()
  await make('old', ['a', 'b'])
  expect(kept.get('key')).toEqual({ text: 'old' })
  tags.empty(['c'])
  expect(kept.get('key')).toEqual({ text: 'old' })
  tags.empty(['b'])
  expect(kept.get('key')).toBeUndefined()
})

test('a value computed from rows that changed in the meantime is returned once and not cached', async () => {
  const { tags, kept } = given()
  const reading = Promise.withResolvers<void>()
  const slow = kept.compute('key', async () => {
    await reading.promise
    return { value: { text: 'old' }, tags: new Set(['a']), keep: true, bytes: 10 }
  })
  tags.empty(['a'])
  reading.resolve()
  expect((await slow).value.text).toBe('old')
  expect(kept.get('key')).toBeUndefined()
})

test('many who ask at once wait for one computation, but never for one begun before a change', async () => {
  const { tags, kept } = given()
  let runs = 0
  const gate = Promise.withResolvers<void>()
  const ask = () =>
    kept.compute('key', async () => {
      runs += 1
      const text = `run ${runs}`
      await gate.promise
      return { value: { text }, tags: new Set(['a']), keep: true, bytes: 10 }
    })
  const early = [ask(), ask()]
  tags.empty(['a'])
  const late = ask()
  gate.resolve()
  expect((await Promise.all(early)).map(({ value }) => value.text)).toEqual(['run 1', 'run 1'])
  expect((await late).value.text).toBe('run 2')
  expect(kept.get('key')).toEqual({ text: 'run 2' })
})

test('nothing is served from the cache or stored in it while changes are not notified', async () => {
  const { tags, kept, make } = given()
  await make('kept')
  tags.live = false
  expect(kept.get('key')).toBeUndefined()
  await make('unheard')
  tags.live = true
  expect(kept.get('key')).toEqual({ text: 'kept' })
})

test('a failed computation is not remembered', async () => {
  const { kept, make } = given()
  await expect(kept.compute('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await make('fine')).value.text).toBe('fine')
})

test('old values make room for new ones', async () => {
  const { kept } = given()
  for (const key of ['one', 'two', 'three'])
    await kept.compute(key, async () => ({ value: { text: key }, tags: new Set(['a']), keep: true, bytes: 40 }))
  expect(kept.get('one')).toBeUndefined()
  expect(kept.get('three')).toEqual({ text: 'three' })
  expect(kept.bytes).toBe(80)
})
