import { startTranslationEmulator } from '@sillage/emulators/translation/translation-emulator.ts'
import { startWorker } from '@sillage/server-kit/jobs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { categoryTable } from '../../catalog/server/tables.ts'
import { testShop } from '../../testing.ts'
import { createTranslateJob, createTranslator } from './machine.ts'
import { shipTerms } from './shipped.ts'
import { termTable } from './tables.ts'

const key = 'a key for tests:fx'
const service = await startTranslationEmulator({ key })
afterAll(service.stop)
const { as, ctx, database, db, empty, tags } = await testShop()
const visitor = await as()
beforeEach(empty)

const offline = createTranslator({})
const hosted = createTranslator({ url: service.url, key })
const miss = (...phrases: string[]) =>
  db.insert(termTable).values(phrases.map((phrase) => ({ locale: 'en' as const, phrase, state: 'queued' as const })))
const stateOf = async (phrase: string) => {
  const [row] = await db.select().from(termTable).where(eq(termTable.phrase, phrase))
  return row && { state: row.state, text: row.text }
}
const run = (translate = offline) => createTranslateJob(translate).run(ctx, {})

test('offline, what the shipped package knows is translated and the rest stays queued', async () => {
  await shipTerms(ctx, { 장바구니: 'Cart', 찜: 'Wishes', '5만 원부터 무료예요.': 'Free from 5.' })
  await miss('장바구니 · 찜', '처음 보는 문장이에요.')
  await run()
  expect(await stateOf('장바구니 · 찜')).toEqual({ state: 'machine', text: 'Cart · Wishes' })
  expect(await stateOf('처음 보는 문장이에요.')).toEqual({ state: 'queued', text: '' })
  const english = () => visitor.translation.package({ query: { locale: 'en' } })
  expect(await english()).not.toHaveProperty('장바구니 · 찜')
  await db.update(termTable).set({ state: 'reviewed' }).where(eq(termTable.phrase, '장바구니 · 찜'))
  tags.empty('all')
  expect(await english()).toMatchObject({ '장바구니 · 찜': 'Cart · Wishes' })
})

test('the hosted model gets what memory does not know, with its slots left alone', async () => {
  await shipTerms(ctx, { 장바구니: 'Cart' })
  const asked = service.requests().length
  await miss('장바구니!', '{count}개 <남음> & 끝')
  await run(hosted)
  expect(await stateOf('장바구니!')).toEqual({ state: 'machine', text: 'Cart!' })
  expect(await stateOf('{count}개 <남음> & 끝')).toEqual({ state: 'machine', text: '{count}word <word> & word' })
  const texts = service
    .requests()
    .slice(asked)
    .flatMap(({ text }) => text)
  expect(texts).toEqual(['<x>{count}</x>개 &lt;남음&gt; &amp; 끝'])
})

test('a hundred phrases go in batches the service accepts', async () => {
  const asked = service.requests().length
  await miss(...Array.from({ length: 100 }, (_, index) => `문장 ${String.fromCodePoint(0xac00 + index)}`))
  await run(hosted)
  expect(
    service
      .requests()
      .slice(asked)
      .map(({ text }) => text.length),
  ).toEqual([50, 50])
  const left = await db.select().from(termTable).where(eq(termTable.state, 'queued'))
  expect(left).toEqual([])
})

test('an answer that lost a slot or is Korean still is shown to no one', async () => {
  service.answer('<x>{name}</x> 님', 'Dear guest')
  service.answer('그대로', '그대로')
  await miss('{name} 님', '그대로')
  await run(hosted)
  expect(await stateOf('{name} 님')).toMatchObject({ state: 'queued' })
  expect(await stateOf('그대로')).toMatchObject({ state: 'queued' })
})

test.each([
  [429, false],
  [503, false],
  [456, true],
  [403, true],
] as const)('an answer of %i leaves everything queued; giving up at once: %s', async (status, isFinal) => {
  await miss('나중에 다시')
  service.failNext(status)
  const error: unknown = await run(hosted).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Error)
  expect(error).toHaveProperty('message', `The translation service answered ${status}.`)
  expect(Object(error).isFinal ?? false).toBe(isFinal)
  expect(await stateOf('나중에 다시')).toMatchObject({ state: 'queued' })
})

test('a wrong key is refused, and the message does not hold it', async () => {
  await miss('비밀')
  const wrong = createTranslator({ url: service.url, key: 'wrong' })
  await expect(run(wrong)).rejects.toThrow(/^The translation service answered 403\.$/)
})

test('what a person wrote while the model was thinking stays', async () => {
  await miss('천천히')
  await run(async ({ phrases }) => {
    await db.update(termTable).set({ text: 'Slowly', state: 'reviewed' }).where(eq(termTable.phrase, '천천히'))
    return Object.fromEntries(phrases.map((phrase) => [phrase, 'machine made']))
  })
  expect(await stateOf('천천히')).toEqual({ state: 'reviewed', text: 'Slowly' })
})

test('queueing a phrase is enough: the worker does the rest', async () => {
  await shipTerms(ctx, { 장바구니: 'Cart' })
  const jobs = [createTranslateJob(offline)]
  const worker = startWorker({ database, jobs, log: ctx.log, createContext: () => ctx })
  await db.insert(categoryTable).values({ position: 1, name: '장바구니…', name_en: '' })
  await visitor.translation.terms({ body: { locale: 'en', terms: { '장바구니…': '장바구니…' } } })
  await expect.poll(() => stateOf('장바구니…')).toEqual({ state: 'machine', text: 'Cart…' })
  await worker.stop()
})
