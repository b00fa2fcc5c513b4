import { expect, test } from 'vitest'
import { checksOf, fromAnnotation, runChecks } from './checks.ts'
import { root } from './command.ts'
import { everyFence } from './fences/every-fence.ts'

test('a check that fails or breaks hides none of the others', async () => {
  const heard: string[] = []
  const checks = [
    { name: 'true', find: async () => [] },
    { name: 'false', find: async () => ['a.ts:1 is wrong'] },
    { name: 'broken', find: () => Promise.reject(new Error('no such tool')) },
    { name: 'also true', find: async () => [] },
  ]
  const checked = await runChecks(checks, ({ name }) => heard.push(name))
  expect(heard.sort()).toEqual(['also true', 'broken', 'false', 'true'])
  expect(checked.filter(({ ok }) => !ok).map(({ findings }) => findings[0])).toEqual([
    'a.ts:1 is wrong',
    'Error: no such tool',
  ])
})

test('quick or not, every fence stands', () => {
  const named = (quick: boolean) => checksOf({ quick }).map(({ name }) => name)
  expect(named(true)).toEqual(expect.arrayContaining(Object.keys(everyFence)))
  expect(named(false)).toEqual(expect.arrayContaining([...named(true), 'no dead code (knip)']))
})

test('what biome finds is said in one line, and its warnings are not findings', () => {
  const where = `file=${root}/packages/kit/a.ts,line=3,endLine=3,col=1,endColumn=2`
  expect(fromAnnotation(`::error title=lint/a,${where}::Unused: b`)).toEqual(['packages/kit/a.ts:3 Unused: b (lint/a)'])
  expect(fromAnnotation(`::warning title=lint/a,${where}::Unused`)).toEqual([])
})
