import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Order } from '../../order/contract.ts'
import { focusElement } from '../../order/shop/focus-element.ts'
import { useShop } from '../../shop.ts'
import type { OrderClaims as Claims } from '../contract.ts'
import { type ClaimKind, claimKinds } from '../words.ts'
import { claimActions } from './claim-actions.ts'
import { ClaimCard } from './claim-card.tsx'
import { ClaimForm } from './claim-form.tsx'
import { useUpdateClaims } from './use-update-claims.ts'
import { WaitingRefund } from './waiting-refund.tsx'
import './claims.css'

type Props = { order: Order; view_key?: string | undefined }

/** Canceling, sending back, exchanging: what has been asked for, and what may be. */
export function OrderClaims({ order, view_key }: Props) {
  const { queries } = useShop()
  const input = { params: { order_id: order.id }, query: view_key ? { view_key } : {} }
  // The order is shown without its claims if they cannot be read.
  const { data } = useQuery({ ...quietly(queries.claim.show(input)), staleTime: 0 })
  return data ? <Found found={data} view_key={view_key} /> : null
}

function Found({ found, view_key }: { found: Claims; view_key: string | undefined }) {
  const t = usePhrases()
  const [kind, setKind] = useState<ClaimKind | null>(null)
  const [left, setLeft] = useState<ClaimKind | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const section = useRef<HTMLElement>(null)
  const cancelUnpaid = useCancelUnpaid(found, view_key)
  const possible = claimKinds.filter((each) => found.lines.some(({ reasons }) => reasons[each].length > 0))
  const notes = [...new Set(found.lines.flatMap(({ why_not }) => why_not ?? []))]
  const waiting = found.waiting_refunds
  if ([possible, found.claims, notes, waiting].every(({ length }) => length === 0) && !found.can_cancel_unpaid)
    return null
  return (
    <section ref={section} className="claims" aria-label={t('취소·반품·교환')}>
      <h2 className="section-title">{t('취소·반품·교환')}</h2>
      {waiting.map((refund) => (
        <WaitingRefund key={refund.id} order_id={found.order_id} refund={refund} view_key={view_key} />
      ))}
      <Asked found={found} view_key={view_key} sent={sent} />
      {!kind &&
        notes.map((note) => (
          <p key={note} className="mute small">
            {t(note)}
          </p>
        ))}
      {kind && possible.includes(kind) ? (
        <ClaimForm
          key={kind}
          kind={kind}
          found={found}
          view_key={view_key}
          onClose={() => {
            setLeft(kind)
            setKind(null)
          }}
          onSent={(claims) => {
            setSent(claims.claims.at(-1)?.id ?? null)
            setLeft(null)
            setKind(null)
          }}
        />
      ) : (
        <Actions
          found={found}
          possible={possible}
          left={left}
          onChoose={setKind}
          onCancelUnpaid={() => void cancelUnpaid(titleOf(section.current))}
        />
      )}
    </section>
  )
}

type AskedProps = { found: Claims; view_key: string | undefined; sent: number | null }

/** What was asked for so far, the latest first. */
function Asked({ found, view_key, sent }: AskedProps) {
  if (found.claims.length === 0) return null
  return (
    <ol className="claim-list">
      {found.claims.toReversed().map((claim) => (
        <li key={claim.id}>
          <ClaimCard
            claim={claim}
            order_id={found.order_id}
            view_key={view_key}
            isNew={claim.id === sent}
            fee_account={found.fee_account}
          />
        </li>
      ))}
    </ol>
  )
}

type ActionsProps = {
  found: Claims
  possible: readonly ClaimKind[]
  /** Whose form was just closed: its button is focused. */
  left: ClaimKind | null
  onChoose: (kind: ClaimKind) => void
  onCancelUnpaid: () => void
}

function Actions({ found, possible, left, onChoose, onCancelUnpaid }: ActionsProps) {
  const t = usePhrases()
  return (
    <div className="button-row claim-actions">
      {possible.map((each) => (
        <Button key={each} kind="line" ref={each === left ? refocus : undefined} onClick={() => onChoose(each)}>
          {t(claimActions(each, found).open)}
        </Button>
      ))}
      {found.can_cancel_unpaid && (
        <Button kind="quiet" onClick={onCancelUnpaid}>
          {t('주문 취소하기')}
        </Button>
      )}
    </div>
  )
}

const refocus = (button: HTMLElement | null) => button?.focus()

const titleOf = (part: HTMLElement | null) => part?.closest('.page')?.querySelector('h1')

/** Nothing was paid: the whole order goes, after a question. */
function useCancelUnpaid({ order_id }: Claims, view_key: string | undefined) {
  const t = usePhrases()
  const { api } = useShop()
  const { confirm, toast } = useDialogs()
  const { call } = useDataCalls()
  const keep = useUpdateClaims(view_key)
  return async (title: HTMLElement | null | undefined) => {
    const message = t('아직 결제하지 않은 주문이에요. 주문을 취소할까요?')
    if (!(await confirm({ message, confirmLabel: t('주문 취소하기'), danger: true }))) return
    const query = view_key ? { view_key } : {}
    keep(await call(() => api.claim.cancelUnpaid({ params: { order_id }, query })))
    toast(t('주문을 취소했어요.'))
    focusElement(title)
  }
}
