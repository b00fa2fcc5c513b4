import type { Lang } from '@sillage/kit/language.ts'
import type { Currency } from '@sillage/kit/money.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { Db } from './database.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'

/**
 * The member who makes the request. `permissions` is empty for everyone but staff. A domain that needs more of a member
 * with each request declares it here as its own.
 */
export interface Member {
  mb_id: string
  mb_name: string
  is_admin: boolean
  permissions: readonly string[]
  /** The password or second factor was given within the last minutes. */
  proved_recently?: boolean
}

/** What is known of a request before it is known who sends it. */
export type Visitor = {
  lang: Lang
  /** Always the language's own. */
  currency: Currency
  ip: string
  userAgent: string
  /** The random id in the visitor's cookie; empty until login-check has given one. */
  sid: string
  /** The token of that id, as the cookie has it that our pages read. */
  xsrf: string
  /** The cookies that we gave, by name. */
  cookies: Readonly<Record<string, string | undefined>>
  /** Proves that a member signed in from this browser before; empty if none did. */
  device: string
}

/** A cookie to send with the answer; null takes it away. */
export type CookieChange = { name: string; value: string | null; readable?: boolean; maxAgeSeconds?: number }

/** Everything a service may touch. Nothing else is global. */
export type Context = {
  db: Db
  /** Runs an action in one transaction; inside it use only the inner context. */
  transaction<Result>(action: (ctx: Context) => Promise<Result>): Promise<Result>
  /**
   * Runs a read on the replica, where there is one that has what this session has written; else on the database, and
   * there again if the replica fails. For lists, searches and statistics that may be a moment old.
   */
  readReplica<Result>(read: (ctx: Context) => Promise<Result>): Promise<Result>
  /** Runs work of this process after the commit, with the database's address; at once outside a transaction. */
  onCommit(action: (databaseUrl: string) => void): void
  member: Member | null
  visitor: Visitor
  setCookie(change: CookieChange): void
  /** Signs what the server sends out, and checks it when it is sent in again. */
  secret: string
  /** What people sent, apart from what everyone may see. */
  files: FileStore
  log: Log
  now(): Date
}

export function requireMember(ctx: Context): Member {
  if (!ctx.member) throw new Problem(401, '로그인이 필요합니다.', { code: 'login_needed' })
  return ctx.member
}

/** As an endpoint's permission: every member of staff may call it. */
const anyPermission = 'any'

/** An owner has the permission `*`, which stands for all. */
export function isStaffWith({ member }: Context, permission: string) {
  if (permission === anyPermission) return Boolean(member?.is_admin)
  return Boolean(member?.is_admin) && [permission, '*'].some((each) => member?.permissions.includes(each))
}

export function requireStaff(ctx: Context, permission: string): Member {
  const member = requireMember(ctx)
  if (!isStaffWith(ctx, permission)) throw new Problem(403, '권한이 없어요.', { code: 'forbidden' })
  return member
}

/** Refuses what needs the password or second factor again. The console asks for it and repeats the call. */
export function requireRecentProof({ member }: Context) {
  if (!member?.proved_recently) throw new Problem(403, '본인 확인이 필요해요.', { code: 'proof_needed' })
}

export const anonymousVisitor: Visitor = {
  lang: 'kr',
  currency: 'krw',
  ip: '',
  userAgent: '',
  sid: '',
  xsrf: '',
  cookies: {},
  device: '',
}
