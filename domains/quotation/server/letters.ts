import { writeLetter } from '@sillage/server-kit/letter-form.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'

const kr = { lang: 'ko', sender: '실라주', aside: '궁금한 점이 있으면 고객센터 1800-8914로 연락해 주세요.' } as const
const en = { lang: 'en', sender: 'Sillage', aside: 'Questions? Customer care: +82 1800-8914.' } as const

export const quotationLetter = defineTemplate({
  name: 'quotation.sent',
  channel: 'mail',
  payload: z.object({
    ...{ name: z.string(), quotation_no: z.string(), version: z.int(), total: z.string(), last_day: z.string() },
    link: z.string(),
  }),
  // The link opens the quotation to whoever reads the letter.
  secret: true,
  kr: ({ name, quotation_no, version, total, last_day, link }, site) =>
    writeLetter({
      ...{ ...kr, subject: `[실라주] 견적서를 보내 드려요 (${quotation_no})` },
      greeting: `${name || '고객'}님, 견적을 문의해 주셔서 고마워요.`,
      paragraphs: [
        `견적 번호 ${quotation_no} (${version}판)\n합계 ${total}\n${last_day}까지 이 가격을 지켜 드려요.`,
        '아래에서 PDF를 내려받고, 전부 또는 일부를 골라 주문하실 수 있어요.',
      ],
      action: { label: '견적서 보기', url: site.link(link) },
    }),
  en: ({ name, quotation_no, version, total, last_day, link }, site) =>
    writeLetter({
      ...{ ...en, subject: `[Sillage] Your quotation (${quotation_no})` },
      greeting: name ? `Thank you for asking us, ${name}.` : 'Thank you for asking us.',
      paragraphs: [
        `Quotation ${quotation_no} (version ${version})\nTotal: ${total}\nThese prices hold until ${last_day}.`,
        'Below you can download the PDF and order all of it, or the part you need.',
      ],
      action: { label: 'See the quotation', url: site.link(link) },
    }),
})

export const bulkRequestLetter = defineTemplate({
  name: 'quotation.requested',
  channel: 'mail',
  payload: z.object({ name: z.string(), quotation_no: z.string() }),
  kr: ({ name, quotation_no }) =>
    writeLetter({
      ...{ ...kr, subject: `[실라주] 대량 구매 요청을 받았어요 (${quotation_no})` },
      greeting: `${name}님, 요청해 주셔서 고마워요.`,
      paragraphs: [`요청 번호 ${quotation_no}`, '담당자가 확인하고 견적서를 메일로 보내 드릴게요.'],
    }),
  en: ({ name, quotation_no }) =>
    writeLetter({
      ...{ ...en, subject: `[Sillage] We have your bulk request (${quotation_no})` },
      greeting: `Thank you, ${name}.`,
      paragraphs: [`Request ${quotation_no}`, 'Somebody will look at it and mail you a quotation.'],
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

export const quotationLetters = [quotationLetter, bulkRequestLetter, declinedLetter]
