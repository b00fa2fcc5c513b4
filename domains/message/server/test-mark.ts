import type { Lang } from '@sillage/kit/language.ts'
import type { Email } from '@sillage/server-kit/outbox.ts'

const marks = {
  kr: { mark: '[테스트]', line: '테스트로 보낸 메시지예요. 실제 주문도 결제도 아니에요.' },
  en: { mark: '[TEST]', line: 'This is a test message. No real order or payment is behind it.' },
} as const

/**
 * A shop that takes no real money says so in all it writes: a person who gets such an email by mistake must not wait
 * for goods. KakaoTalk compares with the registered text, so a real channel refuses it and it is sent as a text
 * message.
 */
export function markAsTest(email: Email, lang: Lang): Email {
  const { mark, line } = marks[lang]
  const { subject, text, html, registered } = email
  return {
    subject: `${mark} ${subject}`,
    text: html ? `${line}\n\n${text}` : `${mark} ${text}`,
    ...(html && { html: html.replace(/<body[^>]*>/, (body) => `${body}\n${banner(line)}`) }),
    ...(registered && { registered: markText(registered) }),
  }
}

/** As an emulator for KakaoTalk has it registered. */
export const markText = <Text extends { content: string }>(text: Text): Text => ({
  ...text,
  content: `${marks.kr.mark} ${text.content}`,
})

const banner = (line: string) =>
  `<p style="margin:0;padding:12px 24px;background:black;color:white;font-size:14px;text-align:center">${line}</p>`
