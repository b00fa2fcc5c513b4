import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { atConsent } from '../../member-hooks.ts'
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
    const logged = changes.length > 0 ? await ctx.db.insert(consentTable).values(changes).returning() : []
    for (const consent of logged) for (const follow of atConsent) await follow(ctx, consent)
    return listConsents(ctx, mb_id)
  })
}
