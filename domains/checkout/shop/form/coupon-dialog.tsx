import { lastMoment } from '@sillage/kit/time.ts'
import { Dialog } from '@sillage/ui/dialog.tsx'
import { RadioGroup } from '@sillage/ui/radio-group.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { couponKindNames } from '../../../coupon/words.ts'
import type { Quote } from '../../contract.ts'
import type { PartProps } from './form-part.tsx'
import { couponProblem } from './problems.ts'

type Coupon = Quote['coupons'][number]
type Props = PartProps & { open: boolean; onClose: () => void }

/**
 * One coupon for the order, one for shipping, one for each line: each with what it would take off, or why it does not
 * apply.
 */
export function CouponDialog({ draft, change, quote, clear, open, onClose }: Props) {
  const t = usePhrases()
  const [order, setOrder] = useState(draft.order_coupon_id)
  const [shipping, setShipping] = useState(draft.shipping_coupon_id)
  const [lines, setLines] = useState(draft.line_coupons)
  const coupons = quote.coupons.filter(({ refused }) => refused === null)
  const unfitting = quote.coupons.filter(({ refused }) => refused !== null)
  const known = (id: number) => (coupons.some((coupon) => coupon.id === id) ? id : 0)

  function apply() {
    clear('coupons')
    const chosen = Object.entries(lines).filter(([, id]) => known(id) !== 0)
    change({
      order_coupon_id: known(order),
      shipping_coupon_id: known(shipping),
      line_coupons: Object.fromEntries(chosen),
    })
    onClose()
  }
  const groups = [
    { kind: 'order', value: order, choose: setOrder },
    { kind: 'shipping', value: shipping, choose: setShipping },
  ] as const
  // Where nothing can be chosen there is nothing to apply.
  const buttons =
    coupons.length > 0 ? { confirmLabel: t('적용하기'), cancelLabel: t('취소') } : { confirmLabel: t('닫기') }
  return (
    <Dialog
      open={open}
      title={t('쿠폰 고르기')}
      {...buttons}
      isForm
      onClose={(reason) => (reason === 'confirm' ? apply() : onClose())}
    >
      <div className="coupon-groups">
        {groups.map(({ kind, value, choose }) => (
          <Group
            key={kind}
            currency={quote.currency}
            legend={t(couponKindNames[kind])}
            coupons={coupons.filter((coupon) => coupon.kind === kind)}
            value={value}
            onChange={choose}
          />
        ))}
        <LineGroups quote={quote} coupons={coupons} lines={lines} onChange={setLines} />
        <Group
          currency={quote.currency}
          legend={t('이번 주문에 쓸 수 없는 쿠폰')}
          coupons={unfitting}
          value={-1}
          onChange={() => undefined}
        />
      </div>
    </Dialog>
  )
}

type LineGroupsProps = {
  quote: Quote
  coupons: readonly Coupon[]
  lines: Record<string, number>
  onChange: (lines: Record<string, number>) => void
}

/** One group for each line of the order. */
function LineGroups({ quote, coupons, lines, onChange }: LineGroupsProps) {
  const pick = useLocalizedField()
  return quote.lines.map(({ line_id, ...line }) => (
    <Group
      key={line_id}
      currency={quote.currency}
      legend={[pick(line, 'name'), pick(line, 'option_name')].filter(Boolean).join(' ')}
      coupons={coupons.filter((coupon) => coupon.line_ids.includes(line_id))}
      value={lines[line_id] ?? 0}
      // A coupon applies to one line: choosing it here removes it from the other.
      onChange={(id) => {
        const others = Object.entries(lines).filter(([other, held]) => other !== String(line_id) && held !== id)
        onChange({ ...Object.fromEntries(others), ...(id !== 0 && { [line_id]: id }) })
      }}
    />
  ))
}

type GroupProps = Pick<Quote, 'currency'> & {
  legend: string
  coupons: readonly Coupon[]
  value: number
  onChange: (id: number) => void
}

function Group({ currency, legend, coupons, value, onChange }: GroupProps) {
  const t = usePhrases()
  if (coupons.length === 0) return null
  const none = { value: '0', label: t('사용 안 함') }
  const options = coupons.map((coupon) => ({
    value: String(coupon.id),
    disabled: coupon.refused !== null,
    label: <Words coupon={coupon} currency={currency} />,
  }))
  const isChoice = coupons.some(({ refused }) => refused === null)
  return (
    <RadioGroup
      legend={legend}
      options={isChoice ? [none, ...options] : options}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}

function Words({ coupon, currency }: { coupon: Coupon } & Pick<Quote, 'currency'>) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const amount = useAmountText({ currency })
  const { refused, expires_at } = coupon
  const until = expires_at && t('{day}까지', { day: dates.shortDate(lastMoment(expires_at)) })
  return (
    <span className="coupon-words">
      <span>{pick(coupon, 'name')}</span>
      {refused === null ? (
        <b className="num coupon-cut">{`−${amount(coupon.amount)}`}</b>
      ) : (
        <small>{t(couponProblem(refused) ?? '쓸 수 없는 쿠폰이에요.')}</small>
      )}
      {until && <small className="num">{until}</small>}
    </span>
  )
}
