import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CertifiedItem, ConsentDocument, Grade } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** All that a member is found by: id, name, mail and number without its hyphens. */
export const memberWords = `lower(mb_id || ' ' || mb_name || ' ' || mb_email || ' ' || replace(mb_hp, '-', ''))`

export const memberTable = pgTable(
  'member',
  {
    mb_id: text().primaryKey(),
    mb_name: text().notNull(),
    mb_hp: text().notNull().default(''),
    mb_email: text().notNull(),
    mb_zip: text().notNull().default(''),
    mb_addr1: text().notNull().default(''),
    mb_addr2: text().notNull().default(''),
    /** Abroad; in Korea the first line says both. */
    mb_city: text().notNull().default(''),
    mb_state: text().notNull().default(''),
    /** Where the member lives; it decides which rules names, numbers and addresses follow. */
    country: text().notNull().default('KR'),
    lang: text({ enum: ['kr', 'en'] })
      .notNull()
      .default('kr'),
    grade: text().$type<Grade>().notNull().default('general'),
    /** The least that staff have given: the night job raises above it and never lowers below it. */
    grade_floor: text({ enum: ['general', 'silver', 'gold'] })
      .notNull()
      .default('general'),
    /** Stays what it is, whatever the member spends. */
    grade_locked: boolean().notNull().default(false),
    /** Empty where the member signs in through a linked account only. */
    password_hash: text().notNull(),
    password_changed_at: instant(),
    state: text({ enum: ['pending', 'active', 'blocked'] })
      .notNull()
      .default('active'),
    blocked_reason: text().notNull().default(''),
    email_proved_at: instant(),
    hp_proved_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('member_email').on(sql`lower(${table.mb_email})`),
    index('member_hp').on(table.mb_hp),
    index('member_newest').on(table.created_at, table.mb_id),
    // What staff look for among a million.
    index('member_words').using('gin', sql`letter_pairs(${sql.raw(memberWords)})`),
    index('member_grade').on(table.grade, table.created_at, table.mb_id),
    index('member_not_active').on(table.state, table.created_at).where(sql`${table.state} <> 'active'`),
    // One proved email address, one member. Unproved ones may repeat: refusing them would reveal who is a member.
    uniqueIndex('member_email_proved')
      .on(sql`lower(${table.mb_email})`)
      .where(sql`${table.email_proved_at} is not null`),
  ],
)

/** A log: what was agreed to or withdrawn, in which version, when. The last row of a document counts. */
export const consentTable = pgTable(
  'consent',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    mb_id: text().notNull(),
    document: text().$type<ConsentDocument>().notNull(),
    version: text().notNull(),
    given: boolean().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('consent_member').on(table.mb_id, table.document, table.id)],
)

export const addressTable = pgTable(
  'address',
  {
    id: serial().primaryKey(),
    mb_id: text().notNull(),
    label: text().notNull(),
    receiver: text().notNull(),
    hp: text().notNull(),
    country: text().notNull().default('KR'),
    zip: text().notNull(),
    addr1: text().notNull(),
    addr2: text().notNull(),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    is_default: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('address_member').on(table.mb_id, table.id),
    uniqueIndex('address_default').on(table.mb_id).where(sql`${table.is_default}`),
  ],
)

/** A mobile number being proved by a code: bound to the visitor's session, few tries, short life, used once. */
export const phoneProofTable = pgTable(
  'phone_proof',
  {
    id: uuid().primaryKey().defaultRandom(),
    mb_hp: text().notNull(),
    sid_hash: text().notNull(),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    expires_at: instant().notNull(),
    proved_at: instant(),
    used_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('phone_proof_expiry').on(table.expires_at)],
)

/** A link in an email: to prove the address, or to choose a new password. Only its hash is stored. */
export const mailLinkTable = pgTable(
  'mail_link',
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ['prove', 'reset'] }).notNull(),
    mb_id: text().notNull(),
    mb_email: text().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('mail_link_member').on(table.mb_id, table.purpose), index('mail_link_expiry').on(table.expires_at)],
)

/** Wrong passwords by account (`id:hana`) and by address (`ip:…`); known and unknown ids are counted alike. */
export const loginFailureTable = pgTable(
  'login_failure',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    blocked_until: instant().notNull(),
    failed_at: instant().notNull().defaultNow(),
  },
  (table) => [index('login_failure_age').on(table.failed_at)],
)

/** An account at an outside provider that opens a member's account here. */
export const linkedAccountTable = pgTable(
  'linked_account',
  {
    provider: text({ enum: ['kakao'] }).notNull(),
    provider_id: text().notNull(),
    mb_id: text().notNull(),
    nickname: text().notNull(),
    linked_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.provider_id] }),
    uniqueIndex('linked_account_member').on(table.provider, table.mb_id),
  ],
)

/** A member who has proved who they are. Of the person only a hash is stored, which distinguishes one from another. */
export const certificationTable = pgTable(
  'certification',
  {
    mb_id: text().primaryKey(),
    provider: text({ enum: ['kakao'] }).notNull(),
    ci_hash: text().notNull(),
    /** What the provider was asked for. */
    items: jsonb().$type<CertifiedItem[]>().notNull(),
    certified_at: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('certification_person').on(table.ci_hash)],
)

/** Numbers of signatures that were used for a certification, as hashes: each counts once, also after it was revoked. */
export const spentSignatureTable = pgTable(
  'spent_signature',
  { number_hash: text().primaryKey(), spent_at: instant().notNull().defaultNow() },
  (table) => [index('spent_signature_age').on(table.spent_at)],
)

/** One sign-in through the provider: begun by a session, returned with a code, waiting for a member or a form. */
export const oauthStepTable = pgTable(
  'oauth_step',
  {
    state_hash: text().primaryKey(),
    provider: text({ enum: ['kakao'] }).notNull(),
    purpose: text({ enum: ['sign_in', 'link'] }).notNull(),
    sid_hash: text().notNull(),
    nonce: text().notNull(),
    redirect: text().notNull(),
    /** What the provider said, between the return and the member's last word. */
    profile: jsonb().$type<{ provider_id: string; nickname: string; email: string; name: string; hp: string }>(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [index('oauth_step_expiry').on(table.expires_at)],
)

/** Ids of members who left, as hashes: free for others after 30 days. */
export const retiredIdTable = pgTable('retired_id', {
  id_hash: text().primaryKey(),
  free_at: instant().notNull(),
})

/** What the law makes the shop keep after a member has left, apart from everything in use. */
export const retainedRecordTable = pgTable(
  'retained_record',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    /** Why it is stored, as the privacy policy names it. */
    basis: text().notNull(),
    record: jsonb().notNull(),
    retain_until: instant().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('retained_record_until').on(table.retain_until)],
)
