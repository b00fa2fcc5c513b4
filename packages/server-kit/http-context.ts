import { randomUUID } from 'node:crypto'
import { needsXsrf } from '@sillage/kit/endpoint.ts'
import { currencyOf, type Lang } from '@sillage/kit/language.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bound } from './bind.ts'
import type { Context, Member, Visitor } from './context.ts'
import { createContext } from './create-context.ts'
import type { Database } from './database.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { Replica } from './replica.ts'
import { isVisitorSid, isXsrf } from './sessions.ts'

export type Identify = (database: Database, sid: string) => Promise<Member | null>
export type HttpParts = {
  database: Database
  replica?: Replica | undefined
  secret: string
  identify: Identify
  log: Log
  /** Where files go that come with a call. */
  files?: FileStore
  /** The shop is known by an https address: its cookies never travel unencrypted, whatever a proxy says of a request. */
  isSecure?: boolean
}

/** The context of a request: its visitor from the cookies, its member from the session. */
export async function openContext(parts: HttpParts, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const visitor = visitorOf(request)
  return createContext({
    database: parts.database,
    replica: parts.replica,
    wroteAt: Number(/^\d{1,16}$/.exec(request.cookies[wroteCookie] ?? '')?.[0] ?? 0),
    secret: parts.secret,
    ...(parts.files && { files: parts.files }),
    log: request.log,
    visitor,
    member: isVisitorSid(visitor.sid) ? null : await parts.identify(parts.database, visitor.sid),
    setCookie: ({ name, value, readable = false, maxAgeSeconds }) => {
      const options = { path: '/', sameSite: 'lax', secure: parts.isSecure ?? false, httpOnly: !readable } as const
      if (value === null) reply.clearCookie(name, options)
      else reply.setCookie(name, value, maxAgeSeconds ? { ...options, maxAge: maxAgeSeconds } : options)
    },
  })
}

const wroteCookie = 'wrote_at'
/** A replica that is further behind than this is left out anyway. */
const wroteSeconds = 30

/** From now on this session reads where its change is seen: on the replica only when that has come so far. */
export async function rememberWrite({ replica, isSecure = false }: HttpParts, reply: FastifyReply) {
  if (!replica) return
  const position = await replica.position().catch(() => Number.MAX_SAFE_INTEGER)
  reply.setCookie(wroteCookie, String(position), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    httpOnly: true,
    maxAge: wroteSeconds,
  })
}

function visitorOf({ cookies, ip, headers }: FastifyRequest): Visitor {
  const lang = langOf(headers['x-language'] ?? cookies.lang)
  return {
    lang,
    currency: currencyOf[lang],
    ip,
    userAgent: headers['user-agent'] ?? '',
    sid: plain(cookies.sid),
    xsrf: plain(cookies['XSRF-TOKEN']),
    cookies: Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, plain(value)])),
    device: /^[\w.-]{45,140}$/.exec(cookies.device ?? '')?.[0] ?? '',
  }
}

const langOf = (text: unknown): Lang => (text === 'en' ? 'en' : 'kr')

// Our own cookies are base64url or hex; anything else was not given by us.
const plain = (value = '') => (/^[\w-]{16,64}$/.test(value) ? value : '')

/** A change must come from our own pages: the token a stranger's page cannot read, and the marker it cannot send. */
export function checkXsrf({ endpoint }: Bound, request: FastifyRequest, secret: string) {
  if (!needsXsrf(endpoint)) return
  const { 'x-xsrf-token': token = '', 'x-requested-with': marker } = request.headers
  const fits = marker === 'XMLHttpRequest' && isXsrf(secret, plain(request.cookies.sid), String(token))
  if (!fits) throw new Problem(419, '페이지가 오래되었어요. 새로고침 해 주세요.', { code: 'xsrf' })
}

/** An id that a balancer gave, where it looks like one, else our own. */
export const requestId = (given: string | string[] | undefined) =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
