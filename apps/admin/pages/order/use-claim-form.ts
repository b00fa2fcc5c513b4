import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import type { ClaimableLine } from '@sillage/domains/claim/contract.ts'
import type { ClaimKind, ClaimReason, refundBanks } from '@sillage/domains/claim/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

export type Account = { bank: (typeof refundBanks)[number]; number: string; holder: string }

/** What is claimed while staff write it, and what it would refund. */
export function useClaimForm(order_id: number, lines: readonly ClaimableLine[]) {
  const { api } = useShop()
  const kinds = (['cancel', 'return', 'exchange'] as const).filter((kind) =>
    lines.some(({ reasons }) => reasons[kind].length > 0),
  )
  const [kind, setKind] = useState<ClaimKind>(kinds[0] ?? 'return')
  const [reason, setReason] = useState<ClaimReason | ''>('')
  const [counts, setCounts] = useState<Record<number, number>>({})
  const [variants, setVariants] = useState<Record<number, number>>({})
  const { draft, change, clear } = useOwnDraft(`claim:${order_id}`, { memo: '' })
  const [account, setAccount] = useState<Account>({ bank: '국민은행', number: '', holder: '' })
  const [request_key] = useState(() => crypto.randomUUID())
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
    setKind: (next: ClaimKind) => [setKind(next), setReason('')],
    reason,
    setReason,
    counts,
    setCount: (line_id: number, count: number) => setCounts((now) => ({ ...now, [line_id]: count })),
    variants,
    setVariant: (line_id: number, id: number) => setVariants((now) => ({ ...now, [line_id]: id })),
    memo: draft.memo,
    setMemo: (memo: string) => change({ memo }),
    /** It was sent. */
    clear: () => clear(),
    account,
    setAccount,
    request_key,
    asked,
    preview: asked ? (preview ?? null) : null,
    refusal: asked && error ? error.message : null,
  }
}
export type ClaimForm = ReturnType<typeof useClaimForm>
