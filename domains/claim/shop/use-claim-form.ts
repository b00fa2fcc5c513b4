import { Problem } from '@sillage/kit/problem.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { ClaimableLine, OrderClaims, Refund } from '../contract.ts'
import { type ClaimKind, type ClaimReason, claimReasons } from '../words.ts'
import { useUpdateClaims } from './use-update-claims.ts'

export type Chosen = { quantity: number; variant_id?: number }
export type Account = { bank: string; number: string; holder: string }

type Options = {
  kind: ClaimKind
  found: OrderClaims
  view_key: string | undefined
  onDone: (claims: OrderClaims) => void
}

/** A claim being written: what is chosen, what it would refund, and how it is sent. */
export function useClaimForm({ kind, found, view_key, onDone }: Options) {
  const t = usePhrases()
  const { api } = useShop()
  const { toast } = useDialogs()
  const keep = useUpdateClaims(view_key)
  const open = found.lines.filter(({ reasons }) => reasons[kind].length > 0)
  const [chosen, setChosen] = useState<Record<number, Chosen>>(() => startOf(open, kind))
  const fields = useFields()
  const { named, memo, photos, account, setReason, setMemo, setPhotos, request_key } = fields
  const { reasons, reason, isLost, asked } = draftOf({ kind, open, chosen, named })
  const where = { params: { order_id: found.order_id }, query: view_key ? { view_key } : {} }
  const { preview, refund, isSettled, refresh } = usePreview(where, kind, asked)

  const submitting = useSubmit(
    (agreed: Refund) => {
      if (!asked) throw new Error('a claim that is not complete cannot be sent')
      const body = { ...asked, ...accountIn(found, agreed, account), request_key, memo, agreed: pledgeOf(agreed) }
      return api.claim.ask({ ...where, body: { ...body, ...(photos.length > 0 ? { photos } : {}) } }).catch((error) => {
        if (error instanceof Problem && error.status === 409) refresh()
        throw error
      })
    },
    {
      onDone(claims) {
        keep(claims)
        toast(t(claims.claims.at(-1)?.state === 'requested' ? '신청을 받았어요.' : '취소했어요. 환불을 시작했어요.'))
        onDone(claims)
      },
    },
  )

  return {
    open,
    chosen,
    reasons,
    reason,
    isLost,
    memo,
    photos,
    account,
    refund,
    isSettled,
    failure: asked && preview.error instanceof Problem ? t(preview.error.message) : null,
    pending: submitting.pending,
    errors: submitting.errors,
    choose: (line_id: number, next: Chosen | undefined) =>
      setChosen(({ [line_id]: _, ...others }) => (next ? { ...others, [line_id]: next } : others)),
    setReason,
    setMemo,
    setPhotos,
    setAccount(changes: Partial<Account>) {
      submitting.clear('account')
      fields.setAccount((now) => ({ ...now, ...changes }))
    },
    submit: () => (refund && isSettled ? submitting.submit(refund) : undefined),
  }
}

/** What the buyer fills in besides the lines. */
function useFields() {
  const [named, setReason] = useState<ClaimReason | null>(null)
  const [memo, setMemo] = useState('')
  const [photos, setPhotos] = useState<File[]>([])
  const [account, setAccount] = useState<Account>({ bank: '', number: '', holder: '' })
  const [request_key] = useState(() => crypto.randomUUID())
  return { named, setReason, memo, setMemo, photos, setPhotos, account, setAccount, request_key }
}

type DraftOptions = {
  kind: ClaimKind
  /** The lines that this kind of claim may name. */
  open: readonly ClaimableLine[]
  chosen: Record<number, Chosen>
  /** The reason that was chosen, if one was. */
  named: ClaimReason | null
}

/** What the choices come to: the reasons they have in common, and what is asked for once they are complete. */
function draftOf({ kind, open, chosen, named }: DraftOptions) {
  const picked = open.filter(({ line_id }) => chosen[line_id])
  const reasons = picked.reduce<ClaimReason[]>(
    (common, line) =>
      common.filter((each) => line.reasons[kind].includes(each) && fits(line, chosen[line.line_id], each)),
    open.flatMap((line) => line.reasons[kind]).filter(isFirst),
  )
  // A single reason is no choice, and a lost parcel is sent again as it was.
  const reason = named ?? (reasons.length === 1 ? (reasons[0] ?? null) : null)
  const isLost = picked.length > 0 && picked.every(({ delivery_exception }) => delivery_exception !== null)
  const lines = picked.map(({ line_id, delivery_exception, variants: [same] }) => ({
    line_id,
    quantity: 1,
    ...chosen[line_id],
    ...(kind === 'exchange' && delivery_exception && same ? { variant_id: same.variant_id } : {}),
  }))
  const isComplete =
    lines.length > 0 && (kind !== 'exchange' || lines.every(({ variant_id }) => variant_id !== undefined))
  const asked = isComplete && reason && reasons.includes(reason) ? { kind, reason, lines } : null
  return { reasons, reason, isLost, asked }
}

type Where = { params: { order_id: number }; query: { view_key?: string } }

/** What a claim would refund, as the server calculates it; settled once the answer belongs to what is asked for now. */
function usePreview(where: Where, kind: ClaimKind, asked: ReturnType<typeof draftOf>['asked']) {
  const { queries, cache } = useShop()
  const preview = useQuery({
    ...quietly(queries.claim.preview({ ...where, body: asked ?? { kind, reason: 'other', lines: [] } })),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const refund = asked ? preview.data : undefined
  const isSettled = refund !== undefined && !preview.isFetching && !preview.isPlaceholderData && !preview.isError
  // What was shown is no longer true: the new amounts are fetched before the button can be pressed again, and so is a
  // claim whose answer got lost.
  function refresh() {
    void preview.refetch()
    void cache.invalidateQueries({ queryKey: queries.claim.show(where).queryKey })
  }
  return { preview, refund, isSettled, refresh }
}

/** The server refuses a bank that is none, and says so under the field. */
const accountIn = ({ needs_account }: OrderClaims, { money }: Refund, account: Account) =>
  needs_account && money > 0 ? { account: account as Account & { bank: never } } : {}

const pledgeOf = ({ money, points, to_pay }: Refund) => ({ money, points, to_pay })

/** A single line needs no choosing. */
function startOf([first, second]: readonly ClaimableLine[], kind: ClaimKind): Record<number, Chosen> {
  return first && !second ? { [first.line_id]: wholeOf(first, kind) } : {}
}

/** All of a line; if it can only be exchanged for itself, there is nothing to choose. */
export function wholeOf({ quantity, variants: [only, another] }: ClaimableLine, kind: ClaimKind): Chosen {
  return kind === 'exchange' && only?.same && !another ? { quantity, variant_id: only.variant_id } : { quantity }
}

/** The same again is for what came as it should not have. */
function fits({ delivery_exception, variants }: ClaimableLine, chosen: Chosen | undefined, reason: ClaimReason) {
  const swap = variants.find(({ variant_id }) => variant_id === chosen?.variant_id)
  return delivery_exception !== null || !swap?.same || claimReasons[reason].fault === 'shop'
}

const isFirst = (reason: ClaimReason, at: number, all: ClaimReason[]) => all.indexOf(reason) === at
