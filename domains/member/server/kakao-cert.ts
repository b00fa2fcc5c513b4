import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { z } from 'zod'

/** Who has proved themselves, by the provider's word. */
export type Signer = {
  /** The same for one person everywhere: kept as a hash only. */
  ci: string
  name: string
}

/** Kakao's certification, as far as the shop speaks to it. */
export type KakaoCert = ReturnType<typeof createKakaoCert>

type Options = {
  /** Where it is asked, and what it calls the header that names the app. */
  hosts: { certVerify: string; certIdentify: string; certTargetHeader: string }
  restKey: string
  /** The key of the app that pays for it. */
  dealerKey: string
  timeoutMs?: number
}

const Verified = z.object({ tx_id: z.string(), result: z.string() })
const Identified = z.object({ tx_id: z.string(), ci: z.string().min(1), name: z.string().min(1) })
const Refusal = z.object({ externalErrorCode: z.string() })

/** A number that nobody prepared, that was not signed, or that has run out: the member can do it again. */
const theirs = ['E2003', 'E2010']

export function createKakaoCert({ hosts, restKey, dealerKey, timeoutMs = 7000 }: Options) {
  const headers = { authorization: `KakaoAK ${dealerKey}`, [hosts.certTargetHeader]: `KakaoAK ${restKey}` }

  async function ask(step: 'verify' | 'identify', tx_id: string): Promise<unknown> {
    const url = `${step === 'verify' ? hosts.certVerify : hosts.certIdentify}?${new URLSearchParams({ tx_id })}`
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return body
    const { externalErrorCode = '' } = Refusal.safeParse(body).data ?? {}
    if (theirs.includes(externalErrorCode)) throw notSigned()
    throw new Error(`${step} was refused: ${response.status} ${externalErrorCode}`)
  }

  return {
    /** Who has signed under this number. Whatever the browser says of it counts for nothing. */
    async findSigner(ctx: Context, tx_id: string): Promise<Signer> {
      try {
        const verified = Verified.parse(await ask('verify', tx_id))
        if (verified.tx_id !== tx_id || verified.result !== 'Y') throw notSigned()
        const { ci, name, ...identified } = Identified.parse(await ask('identify', tx_id))
        if (identified.tx_id !== tx_id) throw new Error('another signature was answered')
        return { ci, name }
      } catch (error) {
        if (error instanceof Problem) throw error
        // A refused field is named, never its value: it may be the person's.
        const reason = error instanceof z.ZodError ? 'the answer has another shape' : String(error)
        ctx.log.warn({ reason }, 'a certification could not be read')
        throw new Problem(503, '카카오와 이야기하지 못했어요. 잠시 뒤에 본인 확인을 다시 해 주세요.', {
          code: 'certification_failed',
        })
      }
    },
  }
}

const notSigned = () =>
  new Problem(422, '본인 확인이 끝나지 않았어요. 처음부터 다시 해 주세요.', { code: 'not_certified' })
