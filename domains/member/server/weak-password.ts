import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invalid } from '@sillage/kit/problem.ts'

/**
 * Passwords that every guessing tool tries first: those of ten characters or more from the lists of leaked passwords, and
 * the short words they are made of (from zxcvbn-ts, MIT licence), with some typed on a Korean keyboard.
 */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

const shopNames = ['sillage', '실라주']
/** What may stand around a known word, such as a year and an exclamation mark, without making it a secret. */
const aroundMax = 5
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
]
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))]

/** What a stranger can look up about a member. */
export type Owner = { mb_id?: string; mb_email?: string; mb_hp?: string }

/** Refuses a password that is guessed within the first tries, whatever its length. */
export function refuseWeakPassword(field: string, password: string, owner: Owner) {
  if (isWeakPassword(password, owner))
    throw invalid(field, '쉽게 알아낼 수 있는 비밀번호예요. 다른 비밀번호를 정해 주세요.')
}

export function isWeakPassword(password: string, { mb_id = '', mb_email = '', mb_hp = '' }: Owner) {
  const text = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  const rest = withoutRuns(text)
  const isRun = text !== rest && rest.length <= 4
  return (
    isRepeated(text) ||
    isRun ||
    isCommon(text) ||
    isCommon(rest) ||
    hasMostly(text, [mb_id, mb_email, mb_email.split('@')[0] ?? '', mb_hp])
  )
}

/** Fewer characters than a password needs, over and over: aaaaaaaaaa, 1212121212, candle1candle1. */
const isRepeated = (text: string) => /^(.{1,9}?)\1+.{0,3}$/u.test(text) || new Set(text).size < 4

/** Without the rows of the keyboard, the alphabet or the digits in it, forwards or backwards. */
function withoutRuns(text: string) {
  let rest = text
  for (const run of runs)
    for (let length = run.length; length >= 4; length -= 1)
      for (let from = 0; from + length <= run.length; from += 1)
        rest = rest.replaceAll(run.slice(from, from + length), '')
  return rest
}

const isCommon = (text: string) =>
  [text, text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''), text.replaceAll(/^\P{L}+|\P{L}+$/gu, '')].some(
    (word) => common.has(word) && text.length - word.length <= aroundMax,
  )

/** The owner's own words or the shop's name, with hardly anything besides. */
function hasMostly(text: string, words: readonly string[]) {
  const plain = withoutSigns(text)
  return [...words, ...shopNames].some((word) => {
    const known = withoutSigns(word.toLowerCase())
    return known.length >= 3 && plain.includes(known) && plain.replaceAll(known, '').length <= aroundMax
  })
}

const withoutSigns = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
