import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import { type FormEvent, useEffect, useRef } from 'react'
import { focusElement } from '../../order/shop/focus-element.ts'
import type { OrderClaims } from '../contract.ts'
import { type ClaimKind, claimLimits, claimReasons } from '../words.ts'
import { AccountFields } from './account-fields.tsx'
import { claimActions } from './claim-actions.ts'
import { ClaimLines } from './claim-lines.tsx'
import { PhotosField } from './photos-field.tsx'
import { RefundRows } from './refund-rows.tsx'
import { useClaimForm } from './use-claim-form.ts'

type Props = {
  kind: ClaimKind
  found: OrderClaims
  view_key: string | undefined
  onClose: () => void
  onSent: (claims: OrderClaims) => void
}
type Form = ReturnType<typeof useClaimForm>

/** The form of a claim; what it refunds is shown before the button. */
export function ClaimForm({ kind, found, view_key, onClose, onSent }: Props) {
  const t = usePhrases()
  const form = useClaimForm({ kind, found, view_key, onDone: onSent })
  const here = useRef<HTMLFormElement>(null)
  useEffect(() => focusElement(here.current), [])
  const { errors, refund } = form

  function send(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form
      ref={here}
      className="claim-form"
      aria-label={t(claimActions(kind, found).open)}
      method="post"
      noValidate
      onSubmit={send}
    >
      <ClaimLines legend={t(claimActions(kind, found).legend)} kind={kind} form={form} error={errors.lines?.[0]} />
      <Field label={t('사유')} name="reason" required error={errors.reason?.[0]}>
        {(control) => (
          <Select
            {...control}
            options={form.reasons.map((value) => ({ value, label: t(claimReasons[value].name) }))}
            value={form.reasons.find((each) => each === form.reason) ?? null}
            placeholder={t('골라 주세요')}
            onChange={form.setReason}
          />
        )}
      </Field>
      {kind !== 'cancel' && <Details form={form} />}
      {found.needs_account && refund && refund.money > 0 && (
        <AccountFields account={form.account} onChange={form.setAccount} error={errors.account?.[0]} />
      )}
      <Foreseen kind={kind} form={form} currency={found.currency} />
      <div className="button-row">
        <Button type="submit" busy={form.pending} disabled={!form.isSettled}>
          {t(kind === 'cancel' && refund?.at_once !== false ? '취소하기' : claimActions(kind, found).send)}
        </Button>
        <Button kind="line" onClick={onClose}>
          {t('돌아가기')}
        </Button>
      </div>
    </form>
  )
}

/** What the buyer says of it, with photos where there is something to see. */
function Details({ form }: { form: Form }) {
  const t = usePhrases()
  const { errors } = form
  return (
    <>
      <TextArea
        label={t('자세한 내용')}
        name="memo"
        rows={3}
        max={claimLimits.memo}
        value={form.memo}
        error={errors.memo?.[0]}
        onChange={(event) => form.setMemo(event.target.value)}
      />
      {!form.isLost && (
        <PhotosField files={form.photos} onChange={form.setPhotos} error={errors.photos?.[0]} disabled={form.pending} />
      )}
    </>
  )
}

/** What it would refund, and what happens next. */
function Foreseen({ kind, form, currency }: { kind: ClaimKind; form: Form; currency: 'krw' | 'usd' }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const { refund, failure, isSettled } = form
  if (failure) return <Alert tone="danger">{failure}</Alert>
  if (!refund) return <p className="mute small">{t('상품과 사유를 고르면 돌려받는 금액을 보여 드려요.')}</p>
  // The same goods once more: no money moves.
  const isFree = form.isLost && kind === 'exchange' && refund.money + refund.to_pay === 0
  return (
    <div className="claim-foreseen" aria-live="polite" aria-busy={!isSettled}>
      {!isFree && (
        <>
          <h3>{kind === 'exchange' && refund.money === 0 ? t('교환 예상 금액') : t('환불 예상 금액')}</h3>
          <RefundRows refund={refund} currency={currency} isAsked />
        </>
      )}
      <p className="mute small">
        {t(form.isLost ? exceptionNext[kind] : nextOf(kind, refund), {
          money: moneyText({ amount: refund.money, currency }),
        })}
      </p>
    </div>
  )
}

const exceptionNext = {
  cancel: '',
  return: '확인하는 대로 {money}을 돌려드려요. 상품은 보내지 않으셔도 돼요.',
  exchange: '확인하는 대로 상품을 다시 보내 드려요. 상품은 보내지 않으셔도 돼요.',
} as const

function nextOf(kind: ClaimKind, { at_once, money }: { at_once: boolean; money: number }) {
  if (kind === 'exchange') return '상품을 받아 확인한 뒤에 교환 상품을 보내 드려요.'
  if (kind === 'return') return '상품을 받아 확인한 뒤에 {money}을 돌려드려요.'
  if (!at_once) return '이미 준비하고 있어서, 확인한 뒤에 취소하고 {money}을 돌려드려요.'
  return money > 0 ? '바로 취소되고 {money}을 돌려드려요. 되돌릴 수 없어요.' : '바로 취소돼요. 되돌릴 수 없어요.'
}
