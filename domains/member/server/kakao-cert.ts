import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { z } from 'zod'
import { certifiedItems } from '../words.ts'

/** The person whose identity the provider has confirmed. */
export type Signer = {
  /** The same for one person everywhere: stored as a hash only. */
  ci: string
  name: string
}

/** Kakao's certification, as far as the shop speaks to it. */
export type KakaoCert = ReturnType<typeof createKakaoCert>

type Options = {
  /** Where it is asked, and what it calls the header that names the app. */
  hosts: { certPrepare: string; certVerify: string; certIdentify: string; certTargetHeader: string }
  restKey: string
  /** The contract it goes by. */
  settleId: string
  /** The key of the app that pays for it. */
  dealerKey: string
  timeoutMs?: number
}

const Prepared = z.object({ txId: z.string().min(1), token: z.string().min(1) })
const Verified = z.object({ tx_id: z.string(), result: z.string() })
const Identified = z.object({ tx_id: z.string(), ci: z.string().min(1), name: z.string().min(1) })
const Refusal = z.object({ externalErrorCode: z.string() })

/** A number that was not prepared, not signed, or has expired: the member can do it again. */
const theirs = ['E2003', 'E2010']

export function createKakaoCert({ hosts, restKey, settleId, dealerKey, timeoutMs = 7000 }: Options) {
  const headers = { authorization: `KakaoAK ${dealerKey}`, [hosts.certTargetHeader]: `KakaoAK ${restKey}` }

  async function ask(step: 'prepare' | 'verify' | 'identify', url: string, init: RequestInit = {}): Promise<unknown> {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      ...init,
      headers: { ...headers, 'content-type': 'application/json' },
      redirect: 'error',
      signal,
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return body
    const { externalErrorCode = '' } = Refusal.safeParse(body).data ?? {}
    if (theirs.includes(externalErrorCode)) throw notSigned()
    throw new Error(`${step} was refused: ${response.status} ${externalErrorCode}`)
  }

  const about = (address: string, tx_id: string) => `${address}?${new URLSearchParams({ tx_id })}`

  return {
    /** What the provider's window is opened with. */
    async prepare(ctx: Context) {
      try {
        const url = `${hosts.certPrepare}?${new URLSearchParams({ settleId })}`
        const body = JSON.stringify({ identifyItems: certifiedItems, isTest: false })
        const { txId, token } = Prepared.parse(await ask('prepare', url, { method: 'POST', body }))
        return { tx_id: txId, token }
      } catch (error) {
        throw unreachable(ctx, error)
      }
    },
    /** Who has signed under this number, as the provider answers. The browser is not trusted. */
    async findSigner(ctx: Context, tx_id: string): Promise<Signer> {
      try {
        const verified = Verified.parse(await ask('verify', about(hosts.certVerify, tx_id)))
        if (verified.tx_id !== tx_id || verified.result !== 'Y') throw notSigned()
        const { ci, name, ...identified } = Identified.parse(await ask('identify', about(hosts.certIdentify, tx_id)))
        if (identified.tx_id !== tx_id) throw new Error('another signature was answered')
        return { ci, name }
      } catch (error) {
        throw error instanceof Problem ? error : unreachable(ctx, error)
      }
    },
  }
}

function unreachable(ctx: Context, error: unknown) {
  // A refused field is named, never its value: it may be the person's.
  const reason = error instanceof z.ZodError ? 'the answer has another shape' : String(error)
  ctx.log.warn({ reason }, 'a certification could not be prepared or read')
  return new Problem(503, '카카오에 연결하지 못했어요. 잠시 뒤에 본인 확인을 다시 해 주세요.', {
    code: 'certification_failed',
  })
}

const notSigned = () =>
  new Problem(422, '본인 확인이 끝나지 않았어요. 처음부터 다시 해 주세요.', { code: 'not_certified' })
