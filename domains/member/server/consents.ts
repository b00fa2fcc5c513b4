import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { type ConsentDocument, consentDocuments, consentRules } from '../words.ts'
import { lockAccount } from './account-lock.ts'
import { consentTable } from './tables.ts'

/** The last word on each document, in the order of the form; documents never asked about are left out. */
export async function listConsents(ctx: Context, mb_id: string) {
  const rows = await ctx.db
    .selectDistinctOn([consentTable.document])
    .from(consentTable)
    .where(eq(consentTable.mb_id, mb_id))
    .orderBy(consentTable.document, desc(consentTable.id))
  return rows.map(toConsent).sort((a, b) => position(a.document) - position(b.document))
}

/** Every word a member ever gave or took back, oldest first. */
export async function listConsentLog(ctx: Context, mb_id: string) {
  const rows = await ctx.db
    .select()
    .from(consentTable)
    .where(eq(consentTable.mb_id, mb_id))
    .orderBy(asc(consentTable.id))
  return rows.map(toConsent)
}

/** Only what was optional can be given or taken back here; what changes nothing is not logged. */
export function changeConsents(ctx: Context, wanted: Partial<Record<ConsentDocument, boolean>>) {
  for (const document of consentDocuments)
    if (wanted[document] !== undefined && consentRules[document].required)
      throw invalid(document, '필수 동의는 바꿀 수 없어요. 원하지 않으시면 탈퇴할 수 있어요.')
  return ctx.transaction(async (ctx) => {
    const { mb_id } = await lockAccount(ctx)
    const last = new Map((await listConsents(ctx, mb_id)).map((consent) => [consent.document, consent]))
    const changes = consentDocuments.flatMap((document) => {
      const given = wanted[document]
      const { version } = consentRules[document]
      const before = last.get(document)
      // Taking back what was never given is no change; giving again a newer wording is one.
      const same = (before?.given ?? false) === given && (!given || before?.version === version)
      return given === undefined || same ? [] : [{ mb_id, document, version, given, created_at: ctx.now() }]
    })
    if (changes.length > 0) await ctx.db.insert(consentTable).values(changes)
    return listConsents(ctx, mb_id)
  })
}

const position = (document: ConsentDocument) => consentDocuments.indexOf(document)

const toConsent = (row: typeof consentTable.$inferSelect) => ({ ...row, created_at: row.created_at.toISOString() })
