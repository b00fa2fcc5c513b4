import { inBoth } from '@sillage/kit/dates.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { consentTable } from '../../member/server/tables.ts'
import type { ConsentDocument } from '../../member/words.ts'
import { adsAgreed, adsDeclined, memberWelcome } from './catalogue/members.ts'
import { sendToMember } from './send-to-member.ts'

/** Welcomes a new member, once. */
export const welcomeMember = (ctx: Context, mb_id: string) =>
  sendToMember(ctx, mb_id, memberWelcome, {
    subject: `member:${mb_id}`,
    transition: 'joined',
    values: { link: '/my-page' },
  })

const channels: Partial<Record<ConsentDocument, { kr: string; en: string }>> = {
  ads_mail: { kr: '메일', en: 'email' },
  ads_sms: { kr: '문자', en: 'text message' },
  ads_kakao: { kr: '카카오톡', en: 'KakaoTalk' },
}

type Consent = typeof consentTable.$inferSelect

/** Confirms to a member what they decided on advertising. */
export async function confirmAdsConsent(ctx: Context, { id, mb_id, document, given, created_at }: Consent) {
  const channel = channels[document]
  if (!channel) return
  await sendToMember(ctx, mb_id, given ? adsAgreed : adsDeclined, {
    subject: `consent:${id}`,
    transition: 'confirmed',
    values: { day: inBoth(({ date }) => date(created_at)), channel, link: '/my-page/account#consent' },
  })
}
