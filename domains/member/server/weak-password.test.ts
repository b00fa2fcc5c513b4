import { expect, test } from 'vitest'
import { isWeakPassword } from './weak-password.ts'

const owner = { mb_id: 'candle_hana', mb_email: 'Hana.Kim@example.com', mb_hp: '010-1234-5678' }

test.each([
  [
    'of the leaked lists',
    ['qwertyuiop', 'password123', 'Password123!', '1q2w3e4r5t', '1qaz2wsx3edc', 'iloveyou2024', 'dkssudgktpdy'],
  ],
  [
    'repeated',
    ['aaaaaaaaaa', '1212121212', 'abcabcabcabc', 'candle1candle1', '가나가나가나가나가나', '하하하하하하하하하하'],
  ],
  [
    'a row of the keyboard',
    ['1234567890', '0987654321', 'abcdefghij', 'qwertyuiop1', 'asdfghjkl123', 'qwerty123456', 'zxcvbnm12345'],
  ],
  ['a known word beside a row of the keyboard', ['password1234567', 'monkey1234567890', 'Dragon-abcdefgh']],
  ['the id', ['candle_hana', 'candlehana', 'candle-hana-1', 'Candle_Hana1', 'candle_hana2026', '!!candle_hana']],
  ['the mail address', ['hana.kim2026', 'Hana.Kim!!', 'hana.kim@example.com']],
  ['the phone number', ['010-1234-5678', '01012345678', '01012345678!']],
  ['the name of the shop', ['sillage2026', 'Sillage!!!!', '실라주실라주실라주실', 'sillagesillage']],
])('a password that is %s is refused', (_, passwords) => {
  expect(passwords.filter((password) => !isWeakPassword(password, owner))).toEqual([])
})

test('a sentence, a random one and a long one with a known word in it are taken', () => {
  const fine = [
    '머무는 향기 2026',
    'correct horse battery',
    'x7Kq-pL2v-9aZ',
    '작은 새 여덟 마리',
    'hana likes sillage a lot',
    '봄비 오는 날 산책 1234',
  ]
  expect(fine.filter((password) => isWeakPassword(password, owner))).toEqual([])
  expect(isWeakPassword('a brand new password', {})).toBe(false)
})
