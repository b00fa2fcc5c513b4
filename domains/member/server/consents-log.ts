import type { Context } from '@sillage/server-kit/context.ts'
import { asc, desc, eq } from 'drizzle-orm'
import { type ConsentDocument, consentDocuments } from '../words.ts'
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

/** Every consent a member ever gave or withdrew, oldest first. */
export async function listConsentLog(ctx: Context, mb_id: string) {
  const rows = await ctx.db
    .select()
    .from(consentTable)
    .where(eq(consentTable.mb_id, mb_id))
    .orderBy(asc(consentTable.id))
  return rows.map(toConsent)
}

const position = (document: ConsentDocument) => consentDocuments.indexOf(document)

const toConsent = (row: typeof consentTable.$inferSelect) => ({ ...row, created_at: row.created_at.toISOString() })
