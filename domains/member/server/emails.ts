import { datesIn } from '@sillage/kit/dates.ts'
import { writeEmail } from '@sillage/server-kit/email-layout.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'
import { accountRules } from '../words.ts'
import { mailChangeEmail } from './account-email.ts'

const { prove_mail_hours, reset_minutes, phone_code_minutes } = accountRules
const korean = { lang: 'ko', sender: '실라주' } as const
const english = { lang: 'en', sender: 'Sillage' } as const

export const proveMailEmail = defineTemplate({
  name: 'member.prove-mail',
  channel: 'mail',
  secret: true,
  urgent: true,
  payload: z.object({ mb_name: z.string(), mb_id: z.string(), token: z.string() }),
  kr: ({ mb_name, mb_id, token }, { link }) =>
    writeEmail({
      ...korean,
      subject: '[실라주] 메일 주소를 인증해 주세요',
      greeting: `${mb_name} 님, 안녕하세요.`,
      paragraphs: [
        `아이디 ${mb_id}에 등록한 메일 주소가 맞는지 확인하고 있어요. 아래 버튼을 누르면 인증이 끝나요.`,
        `이 링크는 ${prove_mail_hours}시간 동안 한 번만 쓸 수 있어요.`,
      ],
      action: { label: '메일 주소 인증하기', url: link(`/auth/mail/${token}`) },
      aside: '실라주에 가입한 적이 없다면 이 메일은 지우셔도 돼요. 인증하지 않으면 아무 일도 일어나지 않아요.',
    }),
  en: ({ mb_name, mb_id, token }, { link }) =>
    writeEmail({
      ...english,
      subject: '[Sillage] Please confirm your email address',
      greeting: `Hello ${mb_name},`,
      paragraphs: [
        `Please confirm that this is the email address of your account ${mb_id}.`,
        `The link can be used once, within ${prove_mail_hours} hours.`,
      ],
      action: { label: 'Confirm my address', url: link(`/auth/mail/${token}`) },
      aside: 'If you did not sign up with Sillage, you can ignore this email. Nothing happens unless you confirm.',
    }),
})

/** In place of the one above where the address already has a member: only the owner of the mailbox learns of it. */
export const knownMailEmail = defineTemplate({
  name: 'member.known-mail',
  channel: 'mail',
  urgent: true,
  payload: z.object({ mb_id: z.string() }),
  kr: ({ mb_id }, { link }) =>
    writeEmail({
      ...korean,
      subject: '[실라주] 이미 가입되어 있어요',
      greeting: '안녕하세요, 실라주예요.',
      paragraphs: [
        `방금 이 메일 주소로 새 아이디가 신청되었어요. 하지만 이 주소로는 이미 ${mb_id} 아이디를 쓰고 계세요.`,
        `새로 가입하지 않고 쓰던 아이디로 로그인하시면 돼요. 비밀번호가 기억나지 않으면 여기에서 다시 정해 주세요.\n${link('/forgot-password')}`,
      ],
      action: { label: '로그인하기', url: link('/login') },
      aside: '신청한 적이 없다면 이 메일은 지우셔도 돼요. 쓰던 계정은 바뀌지 않았어요.',
    }),
  en: ({ mb_id }, { link }) =>
    writeEmail({
      ...english,
      subject: '[Sillage] You already have an account',
      greeting: 'Hello from Sillage,',
      paragraphs: [
        `Someone has just tried to sign up with this email address, but it already belongs to your account ${mb_id}.`,
        `There is no need to sign up again: just sign in. If you have forgotten your password, you can reset it here.\n${link('/forgot-password')}`,
      ],
      action: { label: 'Sign in', url: link('/login') },
      aside: 'If this was not you, you can ignore this email. Your account has not changed.',
    }),
})

export const idEmail = defineTemplate({
  name: 'member.ids',
  channel: 'mail',
  urgent: true,
  payload: z.object({ ids: z.array(z.string()).min(1) }),
  kr: ({ ids }, { link }) =>
    writeEmail({
      ...korean,
      subject: '[실라주] 아이디를 알려 드려요',
      greeting: '안녕하세요, 실라주예요.',
      paragraphs: ['이 메일 주소로 쓰고 계신 아이디예요.', ids.join('\n')],
      action: { label: '로그인하기', url: link('/login') },
      aside: '아이디 찾기를 요청한 적이 없다면 이 메일은 지우셔도 돼요.',
    }),
  en: ({ ids }, { link }) =>
    writeEmail({
      ...english,
      subject: '[Sillage] Your ID',
      greeting: 'Hello from Sillage,',
      paragraphs: ['This is the ID registered with this email address.', ids.join('\n')],
      action: { label: 'Sign in', url: link('/login') },
      aside: 'If you did not ask for your ID, you can ignore this email.',
    }),
})

export const resetEmail = defineTemplate({
  name: 'member.reset',
  channel: 'mail',
  secret: true,
  urgent: true,
  payload: z.object({ mb_name: z.string(), mb_id: z.string(), token: z.string() }),
  kr: ({ mb_name, mb_id, token }, { link }) =>
    writeEmail({
      ...korean,
      subject: '[실라주] 비밀번호를 다시 정해 주세요',
      greeting: `${mb_name} 님, 안녕하세요.`,
      paragraphs: [
        `아이디 ${mb_id}의 비밀번호를 다시 정할 수 있는 링크를 보내 드려요.`,
        `이 링크는 ${reset_minutes}분 동안 한 번만 쓸 수 있어요.`,
      ],
      action: { label: '비밀번호 다시 정하기', url: link(`/shop/reset?token=${token}`) },
      aside: '요청한 적이 없다면 이 메일은 지우셔도 돼요. 비밀번호는 바뀌지 않았어요.',
    }),
  en: ({ mb_name, mb_id, token }, { link }) =>
    writeEmail({
      ...english,
      subject: '[Sillage] Reset your password',
      greeting: `Hello ${mb_name},`,
      paragraphs: [
        `Use this link to reset the password of your account ${mb_id}.`,
        `It can be used once, within ${reset_minutes} minutes.`,
      ],
      action: { label: 'Reset password', url: link(`/shop/reset?token=${token}`) },
      aside: 'If you did not ask for this, you can ignore this email. Your password has not changed.',
    }),
})

export const passwordChangedEmail = defineTemplate({
  name: 'member.password-changed',
  channel: 'mail',
  payload: z.object({ mb_name: z.string(), mb_id: z.string(), at: z.iso.datetime() }),
  kr: ({ mb_name, mb_id, at }, { link }) =>
    writeEmail({
      ...korean,
      subject: '[실라주] 비밀번호가 바뀌었어요',
      greeting: `${mb_name} 님, 안녕하세요.`,
      paragraphs: [
        `아이디 ${mb_id}의 비밀번호가 ${datesIn('ko').dateTime(at)}에 바뀌었어요. 다른 기기에서는 모두 로그아웃했어요.`,
        '직접 바꾸셨다면 아무것도 하지 않으셔도 돼요. 바꾼 적이 없다면 지금 비밀번호를 다시 정하고 고객센터로 알려 주세요.',
      ],
      action: { label: '비밀번호 찾기', url: link('/forgot-password') },
      aside: '계정을 지키기 위해 보내는 알림이에요.',
    }),
  en: ({ mb_name, mb_id, at }, { link }) =>
    writeEmail({
      ...english,
      subject: '[Sillage] Your password has been changed',
      greeting: `Hello ${mb_name},`,
      paragraphs: [
        `The password of your account ${mb_id} was changed on ${datesIn('en').dateTime(at)}. All other devices have been signed out.`,
        'If this was you, there is nothing to do. If not, reset your password now and contact customer care.',
      ],
      action: { label: 'Forgot password', url: link('/forgot-password') },
      aside: 'We send this to keep your account safe.',
    }),
})

/** Short enough for one text message: 90 bytes. */
export const phoneCodeText = defineTemplate({
  name: 'member.phone-code',
  channel: 'sms',
  secret: true,
  urgent: true,
  payload: z.object({ code: z.string() }),
  kr: ({ code }) => ({
    subject: '인증번호',
    text: `[실라주] 인증번호 [${code}]를 ${phone_code_minutes}분 안에 입력해 주세요.`,
  }),
  en: ({ code }) => ({
    subject: 'Your code',
    text: `[Sillage] Your code is ${code}. Please enter it within ${phone_code_minutes} minutes.`,
  }),
})

export const memberEmails = [
  proveMailEmail,
  knownMailEmail,
  idEmail,
  resetEmail,
  passwordChangedEmail,
  mailChangeEmail,
  phoneCodeText,
]
