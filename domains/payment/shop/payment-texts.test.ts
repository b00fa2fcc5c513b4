import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { expect, test } from 'vitest'
import { paymentText } from './payment-texts.ts'

const { t } = createPhrases({ locale: 'ko' })

test('a wallet that is a method of its own is named once', () => {
  expect(paymentText({ method: 'kakaopay', details: { easy_pay: '카카오페이' } }, t)).toBe('카카오페이')
  expect(paymentText({ method: 'easy_pay', details: { easy_pay: '토스페이' } }, t)).toBe('간편결제 · 토스페이')
})
