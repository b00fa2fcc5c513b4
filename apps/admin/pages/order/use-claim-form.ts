import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import type { ClaimableLine } from '@sillage/domains/claim/contract.ts'
import { type ClaimKind, type ClaimReason, refundBanks } from '@sillage/domains/claim/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readNumbers } from './draft-numbers.ts'

export type Account = { bank: (typeof refundBanks)[number]; number: string; holder: string }

const emptyDraft = {
  kind: '',
  reason: '',
  counts: '{}',
  variants: '{}',
  memo: '',
  bank: '',
  number: '',
  holder: '',
  request_key: '',
}

/**
 * What is claimed while staff write it, and what it would refund. It is stored in this browser until it is sent: a
 * reload or a sign-out in the middle of a phone call loses nothing.
 */
export function useClaimForm(order_id: number, lines: readonly ClaimableLine[]) {
  const { api } = useShop()
  const kinds = (['cancel', 'return', 'exchange'] as const).filter((kind) =>
    lines.some(({ reasons }) => reasons[kind].length > 0),
  )
  const { draft, change, clear } = useOwnDraft(`claim:${order_id}`, emptyDraft)
  // What is no longer possible since it was written falls back to the first that is.
  const kind = kinds.find((each) => each === draft.kind) ?? kinds[0] ?? 'return'
  const reasons = lines.flatMap((line) => line.reasons[kind])
  const reason = reasons.find((each) => each === draft.reason) ?? ''
  const [counts, variants] = [readNumbers(draft.counts), readNumbers(draft.variants)]
  const account: Account = {
    bank: refundBanks.find((bank) => bank === draft.bank) ?? refundBanks[0],
    number: draft.number,
    holder: draft.holder,
  }
  // The same until it is sent: a claim whose answer was lost is opened once.
  const [fresh_key] = useState(() => crypto.randomUUID())
  const request_key = draft.request_key || fresh_key
  const write = (changes: Partial<typeof draft>) => change({ ...changes, request_key })
  const chosen = lines.flatMap(({ line_id }) => {
    const quantity = counts[line_id] ?? 0
    const variant_id = kind === 'exchange' ? variants[line_id] : undefined
    return quantity > 0 ? [{ line_id, quantity, ...(variant_id && { variant_id }) }] : []
  })
  const asked = reason && chosen.length > 0 ? { kind, reason, lines: chosen } : null
  const { data: preview, error } = useQuery({
    queryKey: ['claim preview', order_id, asked],
    queryFn: () => (asked ? api.staffClaims.preview({ params: { order_id }, body: asked }) : null),
    enabled: asked !== null,
    retry: false,
  })
  return {
    kinds,
    kind,
    setKind: (next: ClaimKind) => write({ kind: next, reason: '' }),
    reason,
    setReason: (next: ClaimReason | '') => write({ reason: next }),
    counts,
    setCount: (line_id: number, count: number) => write({ counts: JSON.stringify({ ...counts, [line_id]: count }) }),
    variants,
    setVariant: (line_id: number, id: number) => write({ variants: JSON.stringify({ ...variants, [line_id]: id }) }),
    memo: draft.memo,
    setMemo: (memo: string) => write({ memo }),
    /** It was sent. */
    clear: () => clear(),
    account,
    setAccount: (next: Account) => write(next),
    request_key,
    asked,
    preview: asked ? (preview ?? null) : null,
    refusal: asked && error ? error.message : null,
  }
}
export type ClaimForm = ReturnType<typeof useClaimForm>
