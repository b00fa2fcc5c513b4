import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'

/** What the shop still owes in points, and by which months it runs out. */
export function Liability() {
  const t = usePhrases()
  const { queries } = useShop()
  const won = (amount: number) => t('{points}원', { points: amount.toLocaleString() })
  return (
    <Loaded query={queries.point.staff.liability()}>
      {({ outstanding, members, expiring_soon, months }) => (
        <>
          <div className="figures" style={{ '--n': 3 }}>
            {(
              [
                [t('쓰지 않은 적립금'), won(outstanding)],
                [t('적립금이 있는 회원'), members.toLocaleString()],
                [t('30일 안에 사라질 적립금'), won(expiring_soon)],
              ] as const
            ).map(([label, value]) => (
              <div key={label} className="figure">
                <span className="mute">{label}</span>
                <b>{value}</b>
              </div>
            ))}
          </div>
          <Part title={t('사라지는 달')}>
            <SmallTable
              label={t('사라지는 달')}
              rows={months}
              keyOf={({ month }) => month}
              empty={t('쓰지 않은 적립금이 없어요.')}
              columns={[
                { key: 'month', label: t('달'), fill: true, cell: ({ month }) => month },
                { key: 'amount', label: t('금액'), align: 'end', cell: ({ amount }) => won(amount) },
              ]}
            />
          </Part>
        </>
      )}
    </Loaded>
  )
}
