import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useShop } from '../../../shop.ts'
import { accountRules } from '../../words.ts'
import { useCountdown } from './use-countdown.ts'

/** That this number is the visitor's own, as the form sends it. Another number needs another proof. */
export type PhoneProof = { proof_id: string; mb_hp: string; country: string }
type Number = Omit<PhoneProof, 'proof_id'>
type Sent = PhoneProof & { message: string; untilMs: number }

const lifeMs = accountRules.phone_code_minutes * 60_000

/** Proves a mobile number: a code is requested, arrives by SMS, and is entered within five minutes. */
export function usePhoneCode(number: Number, onProved: (proof: PhoneProof) => void) {
  const { api } = useShop()
  const [sent, setSent] = useState<Sent | null>(null)
  const ask = useSubmit(
    async (asked: Number) => ({ ...asked, ...(await api.joining.askPhoneCode({ body: asked })) }),
    // By this browser's clock: the server's may differ, and five minutes are five minutes.
    {
      onDone: ({ proof_id, mb_hp, country, message }) =>
        setSent({ proof_id, mb_hp, country, message, untilMs: Date.now() + lifeMs }),
    },
  )
  const prove = useSubmit(
    async ({ code, ...proof }: PhoneProof & { code: string }) => {
      await api.joining.provePhone({ body: { proof_id: proof.proof_id, code } })
      return proof
    },
    {
      onDone: ({ proof_id, mb_hp, country }) => {
        setSent(null)
        onProved({ proof_id, mb_hp, country })
      },
    },
  )
  // A code that went to another number proves nothing of this one.
  const current = sent && isSameNumber(sent, number) ? sent : null
  return { sent: current, secondsLeft: useCountdown(current?.untilMs ?? null), ask, prove }
}

export const isSameNumber = (one: Number, other: Number) => one.mb_hp === other.mb_hp && one.country === other.country
