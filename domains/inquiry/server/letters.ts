import { writeLetter } from '@sillage/server-kit/letter-form.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'

/** The answer itself stays in the shop: a mailbox may be read by others. */
export const answeredLetter = defineTemplate({
  name: 'inquiry.answered',
  channel: 'mail',
  // The id says whose letter it is, when the member leaves under another address.
  payload: z.object({ id: z.int(), title: z.string(), mb_id: z.string(), mb_name: z.string() }),
  kr: ({ id, title, mb_name }, { link }) =>
    writeLetter({
      lang: 'ko',
      sender: '실라주',
      subject: '[실라주] 문의에 답변이 도착했어요',
      greeting: `${mb_name}님, 안녕하세요.`,
      paragraphs: [`남겨 주신 문의 "${title}"에 답변을 드렸어요.`],
      action: { label: '답변 보기', url: link(`/my-page/inquiry/${id}/show`) },
      aside: '더 궁금한 점이 있으면 같은 문의에 이어서 써 주세요.',
    }),
  en: ({ id, title, mb_name }, { link }) =>
    writeLetter({
      lang: 'en',
      sender: 'Sillage',
      subject: '[Sillage] We have answered your inquiry',
      greeting: `Hello ${mb_name},`,
      paragraphs: [`we have answered your inquiry "${title}".`],
      action: { label: 'Read the answer', url: link(`/my-page/inquiry/${id}/show`) },
      aside: 'If anything is left open, simply write again in the same inquiry.',
    }),
})

export const inquiryLetters = [answeredLetter]
