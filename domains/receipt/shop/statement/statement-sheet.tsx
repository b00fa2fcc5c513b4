import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Logo } from '@sillage/ui/logo.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { OrderRead } from '../../../order/shop/order-read.tsx'
import { useShop } from '../../../shop.ts'
import type { OrderStatement } from '../../statement-contract.ts'
import { Parties } from './parties.tsx'
import { StatementLines } from './statement-lines.tsx'
import type { StatementKind } from './statement-link.ts'
import { StatementTotals } from './statement-sums.tsx'
import './statement.css'

const titles = { statement: '거래명세서', receipt: '영수증' } as const satisfies Record<StatementKind, string>

const notes = {
  statement: '위와 같이 거래했음을 확인해요.',
  receipt: '위 금액을 받았어요.',
} as const satisfies Record<StatementKind, string>

type Props = { order_id: number; kind: StatementKind; view_key: string | undefined; back: string }

/** A receipt or a statement of an order: as it is printed, with the button that does so. */
export function StatementSheet({ order_id, kind, view_key, back }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  const asked = { params: { order_id }, query: view_key ? { view_key } : {} }
  const query = useQuery({ ...quietly(queries.orderStatement.show(asked)), staleTime: 0, retry: false })
  const isUnpaid = query.error !== null && 'status' in query.error && query.error.status === 409
  return (
    <div className="statement-page">
      <div className="button-row statement-actions">
        <Button disabled={!query.data} onClick={() => window.print()}>
          {t('인쇄하기')}
        </Button>
        <Button kind="line" href={back}>
          {t('주문으로 돌아가기')}
        </Button>
      </div>
      {isUnpaid ? (
        <Alert>{t('결제한 뒤에 영수증과 거래명세서를 볼 수 있어요.')}</Alert>
      ) : (
        <OrderRead query={query}>{(statement) => <Sheet statement={statement} kind={kind} />}</OrderRead>
      )}
    </div>
  )
}

function Sheet({ statement, kind }: { statement: OrderStatement; kind: StatementKind }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <article className="statement" aria-label={t(titles[kind])}>
      <header className="statement-head">
        <h2>{t(titles[kind])}</h2>
        <Logo label="Sillage" />
      </header>
      <p className="num mute small">
        {t('주문 번호')} {statement.order_no} · {t('거래일')} {dates.date(statement.paid_at)}
      </p>
      <Parties buyer={statement.buyer} />
      <StatementLines statement={statement} kind={kind} />
      <StatementTotals statement={statement} />
      <p className="statement-note">
        {t(notes[kind])} {t('발행일')} <span className="num">{dates.date(statement.drawn_at)}</span>
      </p>
    </article>
  )
}
