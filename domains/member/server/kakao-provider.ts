import { createHash, timingSafeEqual } from 'node:crypto'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { z } from 'zod'
import { normalHp } from '../fields.ts'
import { createKeys, readIdToken } from './kakao-id-token.ts'

/** What Kakao says about a person who has just signed in there. */
export type KakaoPerson = {
  provider_id: string
  nickname: string
  /** Only an address that Kakao has verified; empty without one. */
  email: string
  name: string
  hp: string
}

/** Kakao, as far as the shop speaks to it. */
export type Kakao = ReturnType<typeof createKakao>

type Options = {
  /** https://kauth.kakao.com, which is also who its ID tokens say has issued them. */
  authUrl: string
  /** https://kapi.kakao.com */
  apiUrl: string
  restKey: string
  clientSecret: string
  adminKey: string
  /** Where Kakao sends people back to begins with it. */
  siteUrl: () => string
  timeoutMs?: number
}

const Tokens = z.object({ access_token: z.string(), id_token: z.string() })
const Refusal = z.object({ error_code: z.string().optional(), code: z.number().optional() })
const Me = z.object({
  id: z.number(),
  kakao_account: z
    .object({
      profile: z.object({ nickname: z.string().optional() }).optional(),
      name: z.string().optional(),
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      phone_number: z.string().optional(),
    })
    .default({}),
})

/** The code was spent or is too old: the visitor can begin again, and nothing is wrong with the shop. */
const staleCodes = ['KOE320']
/** A visitor has pressed a button and waits. */
const knockMs = 3000
/** Says that a person is not linked with the app, which is what unlinking wants. */
const notLinked = -101

export function createKakao({ siteUrl, timeoutMs = 7000, ...app }: Options) {
  const redirectUri = () => new URL('/auth/kakao/callback', siteUrl()).href
  const issuer = new URL(app.authUrl).origin
  const askKeys = (withinMs: number) => call(`${app.authUrl}/.well-known/jwks.json`, {}, withinMs)
  const findKey = createKeys(async () => (await askKeys(timeoutMs)).body)

  const { spend, readMe } = createPersonCalls(app, { redirectUri, timeoutMs })

  return {
    /** A visitor sent to a host that does not answer is lost: the host is asked first, for what costs it least. */
    async knock(ctx: Context) {
      const { status } = await askKeys(Math.min(timeoutMs, knockMs)).catch((error: unknown) => {
        ctx.log.warn({ reason: reasonOf(error) }, 'Kakao is out of reach')
        throw outOfReach()
      })
      if (status >= 500) throw outOfReach()
    },

    /** Where the visitor's browser goes to sign in. No scope is named: the app's own settings say what is asked for. */
    authorizeUrl: ({ state, nonce }: { state: string; nonce: string }) =>
      `${app.authUrl}/oauth/authorize?${new URLSearchParams({
        client_id: app.restKey,
        redirect_uri: redirectUri(),
        response_type: 'code',
        state,
        nonce,
      })}`,

    /** The person who returned with this code. The tokens are used here, and never stored. */
    async findPerson(ctx: Context, { code, nonce }: { code: string; nonce: string }): Promise<KakaoPerson> {
      try {
        const { access_token, id_token } = await spend(code)
        const expected = { issuer, audience: app.restKey, nonce, now: ctx.now() }
        const [sub, me] = await Promise.all([readIdToken(id_token, expected, findKey), readMe(access_token)])
        if (sub !== String(me.id)) throw new Error('the ID token is for someone else')
        return personOf(me)
      } catch (error) {
        if (error instanceof Problem) throw error
        ctx.log.warn({ reason: reasonOf(error) }, 'a sign-in with Kakao failed')
        throw outOfReach()
      }
    },

    /** Whether a call comes from Kakao: it shows the key that only the two of us know. */
    isSender(authorization: string) {
      const [given, wanted] = [hash(authorization), hash(`KakaoAK ${app.adminKey}`)]
      return timingSafeEqual(given, wanted)
    },

    unlink: (provider_id: string) => unlink(app, provider_id, timeoutMs),
  }
}

type App = Omit<Options, 'siteUrl' | 'timeoutMs'>

/** The two calls that say who has signed in. */
function createPersonCalls(app: App, { redirectUri, timeoutMs }: { redirectUri: () => string; timeoutMs: number }) {
  return {
    async spend(code: string) {
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: app.restKey,
        client_secret: app.clientSecret,
        redirect_uri: redirectUri(),
        code,
      })
      const { status, body } = await call(`${app.authUrl}/oauth/token`, { method: 'POST', body: form }, timeoutMs)
      if (status === 200) return Tokens.parse(body)
      const { error_code = '' } = Refusal.safeParse(body).data ?? {}
      if (staleCodes.includes(error_code)) throw mustStartAgain()
      throw new Error(`the code was not exchanged: ${status} ${error_code}`)
    },

    async readMe(access_token: string) {
      const headers = { authorization: `Bearer ${access_token}` }
      const { status, body } = await call(`${app.apiUrl}/v2/user/me`, { headers }, timeoutMs)
      if (status !== 200) throw new Error(`the account was not read: ${status}`)
      return Me.parse(body)
    },
  }
}

/** Cuts the link on Kakao's side; a person who is not linked there stays so. */
async function unlink(app: App, provider_id: string, timeoutMs: number) {
  const { status, body } = await call(
    `${app.apiUrl}/v1/user/unlink`,
    {
      method: 'POST',
      headers: { authorization: `KakaoAK ${app.adminKey}` },
      body: new URLSearchParams({ target_id_type: 'user_id', target_id: provider_id }),
    },
    timeoutMs,
  )
  if (status === 200 || Refusal.safeParse(body).data?.code === notLinked) return
  throw new Error(`Kakao did not unlink: ${status}`)
}

const outOfReach = () =>
  new Problem(503, '카카오에 연결하지 못했어요. 잠시 뒤에 다시 시도하거나 아이디로 로그인해 주세요.', {
    code: 'kakao_failed',
  })

export const mustStartAgain = () =>
  new Problem(422, '카카오 로그인 시간이 지났거나 이미 쓴 주소예요. 다시 시작해 주세요.', { code: 'kakao_step' })

function personOf({ id, kakao_account: account }: z.output<typeof Me>): KakaoPerson {
  const verified = account.is_email_valid === true && account.is_email_verified === true
  return {
    provider_id: String(id),
    nickname: account.profile?.nickname ?? '',
    email: verified ? (account.email ?? '') : '',
    name: account.name ?? '',
    hp: normalHp({ country: 'KR', mb_hp: account.phone_number ?? '' }),
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest()

async function call(url: string, init: RequestInit, timeoutMs: number): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  return { status: response.status, body: await response.json().catch(() => null) }
}

/** A refused field is named, never its value: it may be a token. */
const reasonOf = (error: unknown) =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')
    : error instanceof Error
      ? error.message
      : 'unknown'
