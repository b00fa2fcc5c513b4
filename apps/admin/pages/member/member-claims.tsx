import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { claimLooks } from '@sillage/domains/claim/admin/claim-looks.ts'
import { claimKindNames, claimReasons, claimStateNames } from '@sillage/domains/claim/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'

/** What a member canceled, returned and exchanged. */
export function MemberClaims({ mb_id }: { mb_id: string }) {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  return (
    <Part title={t('취소·반품·교환')}>
      <Loaded query={queries.staffClaims.ofMember({ params: { mb_id } })}>
        {(claims) => (
          <SmallTable
            label={t('취소·반품·교환 목록')}
            rows={claims}
            keyOf={({ id }) => id}
            empty={t('취소나 반품을 신청한 적이 없어요.')}
            columns={[
              {
                key: 'order_no',
                label: t('주문'),
                cell: ({ id, order_no }) => (
                  <Link className="link" to={`/claims/${id}`}>
                    {order_no}
                  </Link>
                ),
              },
              { key: 'kind', label: t('종류'), cell: ({ kind }) => t(claimKindNames[kind]) },
              {
                key: 'state',
                label: t('상태'),
                cell: ({ state }) => (
                  <State tone={claimLooks[state].tone} at={claimLooks[state].at}>
                    {t(claimStateNames[state])}
                  </State>
                ),
              },
              { key: 'reason', label: t('이유'), fill: true, cell: ({ reason }) => t(claimReasons[reason].name) },
              {
                key: 'created_at',
                label: t('신청 일시'),
                cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
              },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}
