import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { Thumb } from '@sillage/domains/catalog/admin/thumb.tsx'
import { priceStepName } from '@sillage/domains/catalog/price-step-words.ts'
import { PersonalFacts } from '@sillage/domains/custom/admin/personal-facts.tsx'
import { LineState } from '@sillage/domains/order/admin/line-state.tsx'
import { useWhatHappened } from '@sillage/domains/order/admin/use-what-happened.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import type { StaffMove } from '@sillage/domains/shipment/staff-words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { HoldDialog } from './hold-dialog.tsx'
import { moveLabels, movesOf } from './moves.ts'

/** The lines, each with the moves that are allowed for it now. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  return (
    <Part title={t('상품 {count}줄', { count: order.lines.length })} fact={t('상태는 상품별로 바뀌어요')}>
      <div className="scroll">
        <table className="data">
          <thead>
            <tr>
              <th scope="col" className="tight">
                <span className="sr">{t('사진')}</span>
              </th>
              <th scope="col">{t('상품')}</th>
              <th scope="col" className="only-wide">
                SKU
              </th>
              <th scope="col" className="end">
                {t('수량')}
              </th>
              <th scope="col" className="end only-wide">
                {t('단가')}
              </th>
              <th scope="col" className="end">
                {t('결제한 금액')}
              </th>
              <th scope="col">{t('상태')}</th>
              <th scope="col">
                <span className="sr">{t('관리')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <Line key={line.id} order={order} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

type LineProps = { order: StaffOrder; line: StaffOrder['lines'][number] }

function Line({ order, line }: LineProps) {
  const pick = useLocalizedField()
  const amountText = useAmountText(order)
  return (
    <tr>
      <td className="tight">{line.picture && <Thumb picture={line.picture} />}</td>
      <td className="fill">
        <a className="link" href={`/shop/product/${line.product_id}`} target="_blank" rel="noreferrer">
          {pick(line, 'name')}
        </a>{' '}
        <span className="mute">{pick(line, 'option_name')}</span>
        <WhyPrice order={order} line={line} />
        <PersonalFacts personal={line.personal} />
      </td>
      <td className="soft only-wide">{line.sku}</td>
      <td className="end">{line.quantity}</td>
      <td className="end only-wide">{amountText(line.unit_amount)}</td>
      <td className="end">{amountText(line.total_amount)}</td>
      <td>
        <LineState state={line.state} />
      </td>
      <td className="end">
        <LineMoves order={order} line={line} />
      </td>
    </tr>
  )
}

/** How a piece came to cost less than its list price. */
function WhyPrice({ order, line: { price_steps } }: LineProps) {
  const t = usePhrases()
  const amountText = useAmountText(order)
  const [base, ...steps] = price_steps
  if (!base || steps.length === 0) return null
  const why = steps.map((step, at) => {
    const before = price_steps[at]?.amount ?? base.amount
    return `${priceStepName(step, before, t)} ${amountText(step.amount)}`
  })
  return <div className="mute">{[`${t('정가')} ${amountText(base.amount)}`, ...why].join(' → ')}</div>
}

function LineMoves({ order, line }: LineProps) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { api } = useShop()
  const [holding, setHolding] = useState(false)
  const lines = [{ line_id: line.id }]
  const explain = useWhatHappened(order.id)
  const { run, pending } = useAction(
    (to: StaffMove) => api.staffOrders.move({ params: { order_id: order.id }, body: { to, lines } }),
    { explain },
  )
  return (
    <span className="row">
      {movesOf(line).map((to) => (
        <Button
          key={to}
          small
          disabled={pending}
          aria-label={`${pick(line, 'name')} ${t(moveLabels[to])}`}
          onClick={() => (to === 'on_hold' ? setHolding(true) : run(to))}
        >
          {t(moveLabels[to])}
        </Button>
      ))}
      {holding && <HoldDialog order={order} lines={lines} onClose={() => setHolding(false)} />}
    </span>
  )
}
