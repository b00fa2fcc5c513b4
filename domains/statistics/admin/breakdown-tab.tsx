import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { BreakdownRow } from '../contract.ts'
import type { Breakdown } from '../words.ts'
import { Bars } from './bars.tsx'
import { Delta, percent } from './figures.tsx'
import { useRowName } from './row-name.ts'
import type { Period } from './use-period.ts'

type Props = { by: Breakdown; period: Period }

const titles: Record<Breakdown, string> = {
  product: '상품별 매출',
  category: '카테고리별 매출',
  grade: '등급별 매출',
  method: '결제 수단별 매출',
  coupon: '쿠폰을 쓴 주문',
}
const facts: Partial<Record<Breakdown, string>> = {
  product: '할인과 적립금을 뺀 금액이에요. 배송비는 포함하지 않아요.',
  category: '할인과 적립금을 뺀 금액이에요. 배송비는 포함하지 않아요.',
  grade: '지금 등급으로 나눠요.',
  coupon: '쿠폰 두 장을 쓴 주문은 두 줄에 모두 포함돼요.',
}

/** Sales by one property: the largest parts drawn, all of them as a table. */
export function BreakdownTab({ by, period }: Props) {
  const t = usePhrases()
  const columns = useColumns({ by, period })
  const { queries } = useShop()
  return (
    <div className="cols cols-wide">
      <Part title={t(titles[by])} fact={facts[by] && t(facts[by])} ruled={false}>
        <Loaded query={queries.statistics.breakdown({ query: { ...period.query, by } })}>
          {({ rows, total }) => (
            <>
              <SmallTable
                label={t(titles[by])}
                rows={rows}
                keyOf={({ key }) => key}
                empty={t('이 기간에는 매출이 없어요.')}
                columns={columns}
              />
              {total > rows.length && (
                <p className="mute padded">
                  {t('{total}줄 중 {count}줄이에요. 전체는 CSV로 받을 수 있어요.', { total, count: rows.length })}
                </p>
              )}
            </>
          )}
        </Loaded>
      </Part>
      <Part title={t('큰 것부터')} fact={t('세로줄은 비교 기간')} ruled={false}>
        <Bars by={by} period={period} most={12} />
      </Part>
    </div>
  )
}

function useColumns({ by, period }: Props): Column<BreakdownRow>[] {
  const t = usePhrases()
  const nameOf = useRowName(by)
  const amountText = useAmountText(period.query)
  const ofLines = by === 'product' || by === 'category'
  const name: Column<BreakdownRow> = {
    key: 'name',
    label: t('이름'),
    fill: true,
    cell: (row) =>
      by === 'product' ? (
        <Link className="link" to={`/products/${row.key}`}>
          {nameOf(row)}
        </Link>
      ) : (
        nameOf(row)
      ),
  }
  const margin: Column<BreakdownRow> = {
    key: 'margin',
    label: t('마진'),
    align: 'end',
    cell: ({ costed_amount, cost_amount }) =>
      costed_amount > 0 ? `${percent(costed_amount - cost_amount, costed_amount)}%` : <span className="mute">–</span>,
  }
  const quantity: Column<BreakdownRow> = {
    key: 'quantity',
    label: t('수량'),
    align: 'end',
    cell: ({ quantity }) => quantity?.toLocaleString(),
  }
  const less: Column<BreakdownRow> =
    by === 'coupon'
      ? { key: 'off', label: t('할인'), align: 'end', cell: (row) => amountText(row.discount_amount ?? 0) }
      : {
          key: 'refund',
          label: ofLines ? t('취소·반품') : t('환불'),
          align: 'end',
          cell: (row) => amountText(row.refund_amount),
        }
  return [
    name,
    { key: 'orders', label: t('주문'), align: 'end', cell: ({ orders }) => orders.toLocaleString() },
    ...(ofLines ? [quantity] : []),
    { key: 'amount', label: t('매출'), align: 'end', cell: ({ amount }) => amountText(amount) },
    less,
    ...(ofLines && period.query.currency === 'krw' ? [margin] : []),
    {
      key: 'change',
      label: t('증감'),
      align: 'end',
      cell: (row) => <Delta now={row.amount} before={row.before_amount} />,
    },
  ]
}
