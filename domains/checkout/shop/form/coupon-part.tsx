import { Button } from '@sillage/ui/button.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId, useState } from 'react'
import { CouponDialog } from './coupon-dialog.tsx'
import { FormPart, type PartProps } from './form-part.tsx'
import { PointField } from './point-field.tsx'
import { couponProblem } from './problems.ts'

/** A member's coupons and points. */
export function CouponPart(props: PartProps) {
  const t = usePhrases()
  return (
    <FormPart title={t('쿠폰과 적립금')}>
      <div className="checkout-fields">
        <Coupons {...props} />
        <PointField {...props} />
      </div>
    </FormPart>
  )
}

function Coupons(props: PartProps) {
  const t = usePhrases()
  const { quote, errors } = props
  const id = useId()
  const [dialog, setDialog] = useState({ open: false, turn: 0 })
  const usable = quote.coupons.filter(({ refused }) => refused === null).length
  const problem = useCouponProblem(props)
  return (
    <div className="coupon-field" data-field="coupons">
      <div>
        <p className="coupon-label">{t('쿠폰')}</p>
        <Chosen {...props} />
      </div>
      <Button
        kind="line"
        size="sm"
        disabled={quote.coupons.length === 0}
        aria-describedby={id}
        onClick={() => setDialog({ open: true, turn: dialog.turn + 1 })}
      >
        {t('쿠폰 고르기')}
        <span className="num mute">{usable}</span>
      </Button>
      <ErrorNote id={id}>{errors.coupons?.[0] ?? problem}</ErrorNote>
      {dialog.turn > 0 && (
        <CouponDialog
          key={dialog.turn}
          {...props}
          open={dialog.open}
          onClose={() => setDialog({ ...dialog, open: false })}
        />
      )}
    </div>
  )
}

/** What was chosen and does not hold: the total is the one without it. */
function useCouponProblem({ quote }: PartProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const [refused] = quote.refused.coupons
  if (!refused) return undefined
  const coupon = quote.coupons.find(({ id }) => id === refused.coupon_id)
  const reason = t(couponProblem(refused.reason) ?? '쓸 수 없는 쿠폰이에요.')
  return coupon ? `${pick(coupon, 'name')}: ${reason}` : reason
}

/** The coupons that lie on this order, each with what it takes off. */
function Chosen({ quote }: PartProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const amount = useAmountText(quote)
  const rows = quote.rows.filter(({ kind }) => kind.endsWith('_coupon'))
  if (quote.coupons.length === 0) return <p className="mute small">{t('보유한 쿠폰이 없어요')}</p>
  if (rows.length === 0) return <p className="mute small">{t('선택한 쿠폰이 없어요')}</p>
  return (
    <ul>
      {rows.map((row, at) => (
        // Two coupons may have one name, and rows are never moved.
        <li key={at} className="small num">
          {pick({ name: row.name ?? '', name_en: row.name_en ?? '' }, 'name')}{' '}
          <span className="coupon-cut">{`−${amount(-row.amount)}`}</span>
        </li>
      ))}
    </ul>
  )
}
