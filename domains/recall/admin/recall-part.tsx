import { Button } from '@sillage/admin-kit/button.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lot } from '../../inventory/lot-contract.ts'
import { useShop } from '../../shop.ts'
import { useCan } from '../../staff/admin/me.ts'
import { RecallDialog } from './recall-dialog.tsx'

/** Whether the lot was called back and how far that has come; the button that does it. */
export function RecallPart({ lot }: { lot: Lot }) {
  const t = usePhrases()
  const can = useCan()
  const dates = useDates()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const [asking, setAsking] = useState(false)
  const { data } = useQuery(queries.staffRecalls.show({ params: { lot_id: lot.id } }))
  if (!data) return null
  const { recall, counts } = data
  return (
    <Part title={t('로트 회수')}>
      <div className="padded stack">
        {recall ? (
          <>
            <p role="status">
              {recall.done_at
                ? t('구매자에게 모두 알렸어요.')
                : t('구매자에게 알리고 있어요. {done}/{all}', { done: recall.notified, all: counts.orders })}
            </p>
            <Facts
              rows={[
                [t('이유'), pick(recall, 'reason')],
                [t('시작'), `${recall.staff_id}, ${dates.shortDateTime(recall.created_at)}`],
                [t('알린 주문'), recall.notified.toLocaleString()],
                [t('접수한 반품'), recall.claims.toLocaleString()],
              ]}
            />
          </>
        ) : (
          <p className="soft">{t('보낸 주문 {orders}건, {pieces}개', counts)}</p>
        )}
        {can('claims') && (
          <div className="row">
            <Button {...(!recall && { look: 'danger' })} onClick={() => setAsking(true)}>
              {recall ? t('빠진 주문에 다시 알리기') : t('로트 회수하기')}
            </Button>
          </div>
        )}
      </div>
      {asking && <RecallDialog lot={lot} recall={recall} onClose={() => setAsking(false)} />}
    </Part>
  )
}
