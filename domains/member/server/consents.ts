import { inBoth } from '@sillage/kit/dates.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { notify } from '../../notification/server/notify.ts'
import { type ConsentDocument, consentDocuments, consentRules } from '../words.ts'
import { lockAccount } from './account-lock.ts'
import { consentVersions } from './consent-versions.ts'
import { listConsents } from './consents-log.ts'
import { consentTable } from './tables.ts'

/** Only optional consents can be given or withdrawn here; what changes nothing is not logged. */
export function changeConsents(ctx: Context, wanted: Partial<Record<ConsentDocument, boolean>>) {
  for (const document of consentDocuments)
    if (wanted[document] !== undefined && consentRules[document].required)
      throw invalid(document, '필수 동의는 바꿀 수 없어요. 원하지 않으시면 탈퇴할 수 있어요.')
  return ctx.transaction(async (ctx) => {
    const { mb_id } = await lockAccount(ctx)
    const last = new Map((await listConsents(ctx, mb_id)).map((consent) => [consent.document, consent]))
    const versionOf = await consentVersions(ctx)
    const changes = consentDocuments.flatMap((document) => {
      const given = wanted[document]
      const before = last.get(document)
      if (given === undefined) return []
      // The version that was agreed to is withdrawn, whatever has been published since.
      const version = given ? versionOf(document) : (before?.version ?? '')
      // Taking back what was never given is no change; giving again a newer wording is one.
      const same = (before?.given ?? false) === given && (!given || before?.version === version)
      return same ? [] : [{ mb_id, document, version, given, created_at: ctx.now() }]
    })
    if (changes.length > 0) await confirmAds(ctx, await ctx.db.insert(consentTable).values(changes).returning())
    return listConsents(ctx, mb_id)
  })
}

type Row = typeof consentTable.$inferSelect
const channels: Partial<Record<ConsentDocument, { kr: string; en: string }>> = {
  ads_mail: { kr: '메일', en: 'email' },
  ads_sms: { kr: '문자', en: 'text message' },
  ads_kakao: { kr: '카카오톡', en: 'KakaoTalk' },
}

/** The law wants both the agreement to advertising and its end confirmed: by whom, when, to what. */
async function confirmAds(ctx: Context, changes: Row[]) {
  for (const { id, mb_id, document, given, created_at } of changes) {
    const channel = channels[document]
    if (!channel) continue
    const day = inBoth(({ date }) => date(created_at))
    await notify(ctx, {
      mb_id,
      kind: 'account',
      link: '/my-page/account#consent',
      occasion: `consent:${id}`,
      title: given ? '광고 수신에 동의하셨어요' : '광고 수신 동의를 철회했어요',
      title_en: given ? 'You agreed to receive our news' : 'You no longer receive our news',
      body: `${day.kr} 실라주의 ${channel.kr} 소식 ${given ? '수신 동의' : '수신 거부'}를 처리했어요.`,
      body_en: `${day.en}: you ${given ? 'agreed to' : 'opted out of'} news from Sillage by ${channel.en}.`,
    })
  }
}
