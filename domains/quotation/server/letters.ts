import { writeLetter } from '@sillage/server-kit/letter-form.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'

const kr = { lang: 'ko', sender: '실라주', aside: '궁금한 점이 있으면 고객센터 1800-8914로 연락해 주세요.' } as const
const en = { lang: 'en', sender: 'Sillage', aside: 'Questions? Customer care: +82 1800-8914.' } as const

export const bulkRequestLetter = defineTemplate({
  name: 'quotation.requested',
  channel: 'mail',
  // The key in the link opens what was asked for.
  secret: true,
  payload: z.object({ name: z.string(), quotation_no: z.string(), link: z.string().default('/shop/quotation') }),
  kr: ({ name, quotation_no, link: path }, { link }) =>
    writeLetter({
      ...{ ...kr, subject: `[실라주] 대량 구매 요청을 받았어요 (${quotation_no})` },
      greeting: `${name}님, 요청해 주셔서 고마워요.`,
      paragraphs: [`요청 번호 ${quotation_no}`, '담당자가 확인하고 견적서를 메일로 보내 드릴게요.'],
      action: { label: '보낸 요청 보기', url: link(path) },
    }),
  en: ({ name, quotation_no, link: path }, { link }) =>
    writeLetter({
      ...{ ...en, subject: `[Sillage] We have your bulk request (${quotation_no})` },
      greeting: `Thank you, ${name}.`,
      paragraphs: [`Request ${quotation_no}`, 'Somebody will look at it and mail you a quotation.'],
      action: { label: 'See the request', url: link(path) },
    }),
})

export const declinedLetter = defineTemplate({
  name: 'quotation.declined',
  channel: 'mail',
  payload: z.object({ name: z.string(), quotation_no: z.string(), reason: z.string() }),
  kr: ({ name, quotation_no, reason }) =>
    writeLetter({
      ...{ ...kr, subject: `[실라주] 이번에는 견적을 드리기 어려워요 (${quotation_no})` },
      greeting: `${name || '고객'}님, 문의해 주셔서 고마워요.`,
      paragraphs: [`견적 번호 ${quotation_no}`, reason],
    }),
  en: ({ name, quotation_no, reason }) =>
    writeLetter({
      ...{ ...en, subject: `[Sillage] We cannot make this offer (${quotation_no})` },
      greeting: name ? `Thank you for asking us, ${name}.` : 'Thank you for asking us.',
      paragraphs: [`Quotation ${quotation_no}`, reason],
    }),
})

export const quotationLetters = [bulkRequestLetter, declinedLetter]
