import { Alert } from '@sillage/ui/alert.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { SentFiles } from '@sillage/web-kit/sent-files.tsx'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useEffect, useRef } from 'react'
import { focusElement } from '../../order/shop/focus-element.ts'
import { courierName, trackingLink } from '../../shipping/couriers.ts'
import { useShop } from '../../shop.ts'
import type { Claim, OrderClaims } from '../contract.ts'
import {
  type ClaimState,
  claimName,
  claimReasons,
  claimStateNames,
  claimStepNames,
  claimStepsOf,
  isLostReason,
} from '../words.ts'
import { FeeDue } from './fee-due.tsx'
import { RefundRows } from './refund-rows.tsx'
import { useUpdateClaims } from './use-update-claims.ts'
import '@sillage/ui/sections/line-steps.css'

/** `isNew`: sent just now, so that its reader goes on here. */
type Props = {
  claim: Claim
  order_id: number
  view_key: string | undefined
  isNew: boolean
  fee_account: OrderClaims['fee_account']
}

const over: readonly ClaimState[] = ['rejected', 'withdrawn']
const toneOf = (state: ClaimState) => (state === 'done' ? 'done' : over.includes(state) ? 'idle' : 'accent')

const nameOf = ({ kind, reason }: Claim) => claimName(kind, { isLost: isLostReason(reason) })

/** One claim: what it is about, how far it has come, and what it refunds. */
export function ClaimCard({ claim, order_id, view_key, isNew, fee_account }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const { state, reason, answer, account, created_at } = claim
  const withdraw = useWithdraw(claim, order_id, view_key)
  const title = t(nameOf(claim))
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) focusElement(card.current)
  }, [isNew])
  return (
    <article ref={card} className="claim" aria-label={title}>
      <header className="claim-head">
        <h3>{title}</h3>
        <Badge tone={toneOf(state)}>{t(claimStateNames[state])}</Badge>
        <time className="num mute small" dateTime={created_at}>
          {dates.date(created_at)}
        </time>
      </header>
      <Steps claim={claim} />
      <ClaimedLines claim={claim} />
      <p className="mute small">
        {t('사유')}: {t(claimReasons[reason].name)}
      </p>
      <Said claim={claim} view_key={view_key} />
      {answer !== '' && <Alert tone={state === 'rejected' ? 'danger' : 'accent'}>{answer}</Alert>}
      <SentBack claim={claim} />
      <Collection claim={claim} />
      {!over.includes(state) && (
        <RefundRows
          refund={claim.settled ?? claim.preview}
          currency={claim.currency}
          isAsked={state === 'requested'}
          isPaid={claim.settled !== null}
        />
      )}
      {claim.due > 0 && <FeeDue claim={claim} account={fee_account} />}
      {account && (
        <p className="num mute small">
          {t('환불 계좌')}: {t(account.bank)} {account.number} {account.holder}
        </p>
      )}
      {claim.can_withdraw && (
        <div className="button-row">
          <Button kind="quiet" size="sm" onClick={() => void withdraw().then(() => focusElement(card.current))}>
            {t('신청 철회하기')}
          </Button>
        </div>
      )}
    </article>
  )
}

/** What the buyer wrote and sent along. */
function Said({ claim: { memo, photos }, view_key }: Pick<Props, 'claim' | 'view_key'>) {
  const query = view_key ? `?${new URLSearchParams({ view_key })}` : ''
  return (
    <>
      {memo !== '' && <p className="claim-memo small">{memo}</p>}
      <SentFiles files={photos.map((photo) => ({ ...photo, url: photo.url + query }))} />
    </>
  )
}

/** The steps of its kind; a claim on hold or rejected is on none of them. */
function Steps({ claim }: { claim: Claim }) {
  const t = usePhrases()
  const { state } = claim
  const steps = claimStepsOf(claim)
  const states: readonly ClaimState[] = steps
  const at = states.indexOf(state === 'collected' ? 'collecting' : state)
  if (at < 0 || state === 'done') return null
  return (
    <ol className="line-steps" aria-label={t('진행 상황')}>
      {steps.map((step, each) => (
        <li key={step} className={each < at ? 'past' : undefined} aria-current={each === at ? 'step' : undefined}>
          {t(claimStepNames[step])}
        </li>
      ))}
    </ol>
  )
}

function ClaimedLines({ claim: { kind, reason, lines } }: { claim: Claim }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <ul className="claimed-lines">
      {lines.map((line) => (
        <li key={line.line_id}>
          {[pick(line, 'name'), pick(line, 'option_name'), t('{count}개', { count: line.quantity })]
            .filter(Boolean)
            .join(' · ')}
          {kind === 'exchange' && !isLostReason(reason) && line.exchange_option_name && (
            <p className="mute">{t('교환할 옵션: {name}', { name: pick(line, 'exchange_option_name') })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Goods that were inspected and refused belong to their buyer. */
function SentBack({ claim: { state, lines } }: { claim: Claim }) {
  const t = usePhrases()
  if (state !== 'rejected' || !lines.some(({ condition }) => condition !== null)) return null
  return <p className="small">{t('교환 상품은 이 주문의 배송지로 보내 드려요.')}</p>
}

function Collection({ claim: { collection, state } }: { claim: Claim }) {
  const t = usePhrases()
  if (!collection || state === 'done' || over.includes(state)) return null
  const { courier, tracking_no } = collection
  const link = tracking_no ? trackingLink(courier, tracking_no) : null
  return (
    <p className="num small">
      {t('수거')}: {t(courierName(courier))}{' '}
      {link && (
        <a className="link" href={link} target="_blank" rel="noopener noreferrer">
          {tracking_no}
        </a>
      )}
    </p>
  )
}

function useWithdraw(claim: Claim, order_id: number, view_key: string | undefined) {
  const t = usePhrases()
  const { id: claim_id } = claim
  const { api } = useShop()
  const { confirm, toast } = useDialogs()
  const { call } = useDataCalls()
  const keep = useUpdateClaims(view_key)
  return async () => {
    const message = t('{kind} 신청을 철회할까요?', { kind: t(nameOf(claim)) })
    if (!(await confirm({ message, confirmLabel: t('신청 철회하기') }))) return
    const query = view_key ? { view_key } : {}
    keep(await call(() => api.claim.withdraw({ params: { order_id, claim_id }, query })))
    toast(t('신청을 철회했어요.'))
  }
}
