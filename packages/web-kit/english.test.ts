import { readdirSync, readFileSync } from 'node:fs'
import { hasHangul } from '@sillage/kit/hangul.ts'
import { notFound, unexpected } from '@sillage/kit/problem.ts'
import { expect, test } from 'vitest'
import english from './english.json' with { type: 'json' }

const folder = new URL('.', import.meta.url)
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.|^testing\./.test(name)
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

function phrasesOf(name: string) {
  const lines = readFileSync(new URL(name, folder), 'utf8').split('\n')
  const literals = lines.filter((line) => !isComment(line)).flatMap((line) => line.match(/'[^']*'/g) ?? [])
  return literals.map((literal) => literal.slice(1, -1)).filter(hasHangul)
}

test('every Korean phrase of this folder, and of the problems it shows, has its English', () => {
  const phrases = new Set(readdirSync(folder).filter(isSource).flatMap(phrasesOf))
  for (const { message } of [notFound(), unexpected()]) phrases.add(message)
  expect([...phrases].toSorted()).toEqual(Object.keys(english).toSorted())
})
