import { writeEmail } from '@sillage/server-kit/email-layout.ts'
import { defineTemplate, type Site } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'
import { demoCompany } from '../../setting/company.ts'

const house = {
  kr: ({ phone = demoCompany.phone }: Site) =>
    ({
      lang: 'ko',
      sender: '실라주',
      aside: `링크는 1년 동안 열려요. 급한 일은 고객센터(${phone})로 연락해 주세요.`,
    }) as const,
  en: ({ phone = demoCompany.phone }: Site) =>
    ({
      lang: 'en',
      sender: 'Sillage',
      aside: `This link works for one year. For anything urgent, call +82 ${phone}.`,
    }) as const,
}

/** The answer itself stays in the shop, as in the message to members. A guest opens the inquiry with the key in the link. */
const guest = z.object({ link: z.string(), title: z.string(), name: z.string() })

export const guestAskedEmail = defineTemplate({
  name: 'inquiry.guest_asked',
  channel: 'mail',
  secret: true,
  payload: guest,
  kr: ({ link: path, title, name }, site) =>
    writeEmail({
      ...house.kr(site),
      subject: '[실라주] 문의를 받았어요',
      greeting: `${name} 님, 안녕하세요.`,
      paragraphs: [`남겨 주신 "${title}"를 잘 받았어요. 답변을 드리면 이 메일로 알려 드릴게요.`],
      action: { label: '문의 보기', url: site.link(path) },
    }),
  en: ({ link: path, title, name }, site) =>
    writeEmail({
      ...house.en(site),
      subject: '[Sillage] We have received your inquiry',
      greeting: `Hello ${name},`,
      paragraphs: [`We have received your inquiry “${title}” and will email you as soon as we have answered it.`],
      action: { label: 'View inquiry', url: site.link(path) },
    }),
})

export const guestAnsweredEmail = defineTemplate({
  name: 'inquiry.guest_answered',
  channel: 'mail',
  secret: true,
  payload: guest,
  kr: ({ link: path, title, name }, site) =>
    writeEmail({
      ...house.kr(site),
      subject: '[실라주] 문의에 답변이 도착했어요',
      greeting: `${name} 님, 안녕하세요.`,
      paragraphs: [`남겨 주신 "${title}"에 답변을 드렸어요.`],
      action: { label: '답변 보기', url: site.link(path) },
    }),
  en: ({ link: path, title, name }, site) =>
    writeEmail({
      ...house.en(site),
      subject: '[Sillage] We have answered your inquiry',
      greeting: `Hello ${name},`,
      paragraphs: [`We have answered your inquiry “${title}”.`],
      action: { label: 'Read the answer', url: site.link(path) },
    }),
})

export const inquiryEmails = [guestAskedEmail, guestAnsweredEmail]
