import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { claimKindNames, claimStateNames } from '@sillage/domains/claim/words.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ClaimDialog } from './claim-dialog.tsx'

/** Claims of the order, where there are any. */
export function OrderClaims({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const dates = useDates()
  const can = useCan()
  const [opening, setOpening] = useState(false)
  const canOpen = order.paid_at !== null && can('claims')
  return (
    <>
      {(order.claims.length > 0 || canOpen) && (
        <Part
          title={t('취소·반품·교환')}
          actions={
            canOpen && (
              <Button small icon="plus" onClick={() => setOpening(true)}>
                {t('대신 신청')}
              </Button>
            )
          }
        >
          <ul className="lines">
            {order.claims.length === 0 && <li className="mute">{t('신청한 것이 없어요.')}</li>}
            {order.claims.map((claim) => (
              <li key={claim.id}>
                <span className="grow">
                  <Link className="link" to={`/claims/${claim.id}`}>
                    {t(claimKindNames[claim.kind])}
                  </Link>
                </span>
                <span className="mute">{dates.shortDateTime(claim.created_at)}</span>
                <span>{t(claimStateNames[claim.state])}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {opening && <ClaimDialog order={order} onClose={() => setOpening(false)} />}
    </>
  )
}
