import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Person, PersonalData } from '../../personal-data-shape.ts'
import { dropCertificationOf } from './certification.ts'
import { listConsentLog } from './consents-log.ts'
import { dropLinksOf } from './kakao-link.ts'
import { askToUnlink } from './kakao-unlink.ts'
import { keepRecord } from './retained-records.ts'
import {
  addressTable,
  certificationTable,
  consentTable,
  linkedAccountTable,
  loginFailureTable,
  mailLinkTable,
  memberTable,
  oauthStepTable,
  phoneProofTable,
} from './tables.ts'

export const memberData: PersonalData = {
  name: 'member',
  async collect(ctx, { mb_id }) {
    const [row] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id))
    if (!row) return null
    const { password_hash, ...member } = row
    return { ...member, has_password: password_hash !== '' }
  },
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(memberTable).where(eq(memberTable.mb_id, mb_id))
  },
}

export const consentData: PersonalData = {
  name: 'consents',
  collect: async (ctx, { mb_id }) => (await listConsentLog(ctx, mb_id)).map(({ id: _, mb_id: __, ...rest }) => rest),
  async erase(ctx, person) {
    const consents = await consentData.collect(ctx, person)
    if (Array.isArray(consents) && consents.length > 0) await keepRecord(ctx, 'consent', person, { consents })
    await ctx.db.delete(consentTable).where(eq(consentTable.mb_id, person.mb_id))
  },
}

export const addressData: PersonalData = {
  name: 'addresses',
  collect: (ctx, { mb_id }) =>
    ctx.db.select().from(addressTable).where(eq(addressTable.mb_id, mb_id)).orderBy(asc(addressTable.id)),
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(addressTable).where(eq(addressTable.mb_id, mb_id))
  },
}

export const linkedAccountData: PersonalData = {
  name: 'linked_accounts',
  collect: (ctx, { mb_id }) => ctx.db.select().from(linkedAccountTable).where(eq(linkedAccountTable.mb_id, mb_id)),
  async erase(ctx, { mb_id }) {
    const ids = await dropLinksOf(ctx, mb_id)
    // The provider, too, is to know nothing of the shop any more.
    await askToUnlink(ctx, ids)
    if (ids.length > 0)
      await ctx.db.delete(oauthStepTable).where(inArray(sql`${oauthStepTable.profile} ->> 'provider_id'`, ids))
  },
}

export const certificationData: PersonalData = {
  name: 'certification',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({
        provider: certificationTable.provider,
        items: certificationTable.items,
        certified_at: certificationTable.certified_at,
      })
      .from(certificationTable)
      .where(eq(certificationTable.mb_id, mb_id)),
  async erase(ctx, { mb_id }) {
    await dropCertificationOf(ctx, mb_id)
  },
}

/**
 * Codes, links and counters of unfinished actions: they live for minutes, and contain the number or address they prove.
 */
export const proofData: PersonalData = {
  name: 'proofs',
  async collect(ctx, person) {
    const phone = await ctx.db
      .select({
        mb_hp: phoneProofTable.mb_hp,
        created_at: phoneProofTable.created_at,
        proved_at: phoneProofTable.proved_at,
      })
      .from(phoneProofTable)
      .where(provedBy(person))
    const mail = await ctx.db
      .select({
        purpose: mailLinkTable.purpose,
        mb_email: mailLinkTable.mb_email,
        created_at: mailLinkTable.created_at,
        used_at: mailLinkTable.used_at,
      })
      .from(mailLinkTable)
      .where(eq(mailLinkTable.mb_id, person.mb_id))
    return { phone, mail }
  },
  async erase(ctx, person) {
    const { mb_id, mb_email } = person
    await ctx.db.delete(phoneProofTable).where(provedBy(person))
    await ctx.db.delete(mailLinkTable).where(eq(mailLinkTable.mb_id, mb_id))
    await ctx.db.delete(loginFailureTable).where(eq(loginFailureTable.key, `id:${mb_id}`))
    await ctx.db
      .delete(oauthStepTable)
      .where(eq(sql`lower(${oauthStepTable.profile} ->> 'email')`, mb_email.toLowerCase()))
  },
}

/** A member without a number has proved none: what has no number is not theirs. */
const provedBy = ({ mb_hp }: Person) => and(eq(phoneProofTable.mb_hp, mb_hp), ne(phoneProofTable.mb_hp, ''))
