import type { Context } from '@sillage/server-kit/context.ts'
import { writeEmail } from '@sillage/server-kit/email-layout.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { accountRules } from '../words.ts'

const { id_rest_days } = accountRules

export const goodbyeEmail = defineTemplate({
  name: 'member.goodbye',
  channel: 'mail',
  payload: z.object({ mb_name: z.string() }),
  secret: true,
  kr: ({ mb_name }, { link }) =>
    writeEmail({
      lang: 'ko',
      sender: '실라주',
      subject: '[실라주] 탈퇴가 끝났어요',
      greeting: `${mb_name} 님, 그동안 함께해 주셔서 고마워요.`,
      paragraphs: [
        '회원 정보는 모두 지웠어요. 법이 정한 기록만 따로 보관했다가 기한이 지나면 지워요.',
        `쓰시던 아이디는 ${id_rest_days}일 동안 다시 쓸 수 없어요.`,
      ],
      action: { label: '실라주 둘러보기', url: link('/') },
      aside: '직접 탈퇴하지 않으셨다면 고객센터로 바로 알려 주세요.',
    }),
  en: ({ mb_name }, { link }) =>
    writeEmail({
      lang: 'en',
      sender: 'Sillage',
      subject: '[Sillage] Your account is closed',
      greeting: `Thank you for your time with us, ${mb_name}.`,
      paragraphs: [
        'Your personal details have been erased. We keep only the records that the law requires, separately, until their retention period ends.',
        `Your ID cannot be used again for ${id_rest_days} days.`,
      ],
      action: { label: 'Visit Sillage', url: link('/') },
      aside: 'If you did not close the account yourself, please contact customer care right away.',
    }),
})

/** Once the email is sent, its address is not needed any more. */
export const forgetGoodbyes = (ctx: Context) =>
  ctx.db
    .update(outboxTable)
    .set({ recipient: '', payload: {} })
    .where(
      and(
        eq(outboxTable.channel, goodbyeEmail.channel),
        eq(outboxTable.template, goodbyeEmail.name),
        ne(outboxTable.state, 'waiting'),
        ne(outboxTable.recipient, ''),
      ),
    )
