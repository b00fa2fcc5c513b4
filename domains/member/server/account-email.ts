import { writeEmail } from '@sillage/server-kit/email-layout.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'

/** To the old address when a new one is requested: the owner notices if a stolen session tries to move the account. */
export const mailChangeEmail = defineTemplate({
  name: 'member.mail-change',
  channel: 'mail',
  payload: z.object({ mb_name: z.string(), mb_id: z.string() }),
  kr: ({ mb_name, mb_id }, { link }) =>
    writeEmail({
      lang: 'ko',
      sender: '실라주',
      subject: '[실라주] 메일 주소 변경이 신청되었어요',
      greeting: `${mb_name} 님, 안녕하세요.`,
      paragraphs: [
        `아이디 ${mb_id}의 메일 주소를 다른 주소로 바꾸는 신청을 받았어요. 새 주소에서 링크를 열면 바뀌어요.`,
        '직접 신청하셨다면 아무것도 하지 않으셔도 돼요. 신청한 적이 없다면 지금 비밀번호를 바꿔 주세요. 다른 기기에서는 모두 로그아웃돼요.',
      ],
      action: { label: '비밀번호 다시 정하기', url: link('/forgot-password') },
      aside: '계정을 지키기 위해 보내는 알림이에요.',
    }),
  en: ({ mb_name, mb_id }, { link }) =>
    writeEmail({
      lang: 'en',
      sender: 'Sillage',
      subject: '[Sillage] Request to change your email address',
      greeting: `Hello ${mb_name},`,
      paragraphs: [
        `We received a request to change the email address of your account ${mb_id}. The change takes effect when the link we sent to the new address is opened.`,
        'If this was you, there is nothing to do. If not, please choose a new password now. All other devices will be signed out.',
      ],
      action: { label: 'Choose a new password', url: link('/forgot-password') },
      aside: 'We send this to keep your account safe.',
    }),
})
