import { expect, test } from 'vitest'
import { jamo, joinJamo } from './hangul.ts'
import { asHangul, asLatin } from './hangul-keyboard.ts'

test.each([
  ['캔들', 'ㅋㅐㄴㄷㅡㄹ'],
  ['캔ㄷ', 'ㅋㅐㄴㄷ'],
  ['무화과', 'ㅁㅜㅎㅗㅏㄱㅗㅏ'],
  ['앉아', 'ㅇㅏㄴㅈㅇㅏ'],
  ['ㄳ', 'ㄱㅅ'],
  ['Fig 1', 'Fig 1'],
])('%s is typed as %s', (text, letters) => {
  expect(jamo(text)).toBe(letters)
})

test.each(['캔들', '무화과 그늘', '왁스의 온도', '빨간 의자', '값이', '앉은 닭', '재 속의 밤', 'DIY 키트 2개', '쌓아'])(
  '%s comes back from its letters',
  (text) => {
    expect(joinJamo(jamo(text))).toBe(text)
  },
)

test('every syllable with its neighbours is restored from its letters', () => {
  for (let code = 0xac00; code <= 0xd7a3; code += 7) {
    const text = `${String.fromCodePoint(code)}이`
    expect(jamo(joinJamo(jamo(text)))).toBe(jamo(text))
  }
})

test('consonants alone stay alone', () => {
  expect(joinJamo('ㅋㄷ')).toBe('ㅋㄷ')
  expect(joinJamo('ㅏㅋ')).toBe('ㅏㅋ')
})

test.each([
  ['zosemf', '캔들'],
  ['thdl zosemf', '소이 캔들'],
  ['fkqpsej', '라벤더'],
  ['anghkrhk', '무화과'],
  ['Zosemf', '캔들'],
  ['TNr', '쑥'],
])('%s on a Korean keyboard is %s', (typed, meant) => {
  expect(asHangul(typed)).toBe(meant)
})

test.each([
  ['ㅣㅁㅍ둥ㄷㄱ', 'lavender'],
  ['내ㅛ', 'soy'],
  ['랴ㅎ', 'fig'],
  ['ㅊ무읻', 'candle'],
])('%s on an English keyboard is %s', (typed, meant) => {
  expect(asLatin(typed)).toBe(meant)
})
