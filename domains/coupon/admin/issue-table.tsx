import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { CouponIssue } from '../staff-contract.ts'
import type { CouponState } from '../words.ts'

const looks = {
  issued: { label: '사용 가능', tone: 'done' },
  reserved: { label: '주문에 적용 중', tone: 'go' },
  used: { label: '사용함', tone: 'past' },
  expired: { label: '기간 지남', tone: 'off' },
} as const satisfies Record<CouponState, { label: string; tone: Tone }>

/** Issued coupons: of one coupon by member, or of one member by coupon. */
export function IssueTable({ issues, by }: { issues: readonly CouponIssue[]; by: 'member' | 'coupon' }) {
  const t = usePhrases()
  const [revoked, setRevoked] = useState<CouponIssue | null>(null)
  return (
    <>
      <SmallTable
        label={t('발급한 쿠폰')}
        rows={issues}
        keyOf={({ id }) => id}
        empty={t('발급한 쿠폰이 없어요.')}
        columns={useColumns(by, setRevoked)}
      />
      {revoked && <Revoke issue={revoked} onClose={() => setRevoked(null)} />}
    </>
  )
}

function useColumns(by: 'member' | 'coupon', onRevoke: (issue: CouponIssue) => void): Column<CouponIssue>[] {
  const t = usePhrases()
  const dates = useDates()
  const moment = (at: string | null) => <span className="mute">{at && dates.shortDateTime(at)}</span>
  const owner = useOwnerColumn(by)
  return [
    owner,
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state }) => <State tone={looks[state].tone}>{t(looks[state].label)}</State>,
    },
    { key: 'issued_at', label: t('발급 일시'), cell: ({ issued_at }) => moment(issued_at) },
    { key: 'expires_at', label: t('사용 종료'), cell: ({ expires_at }) => moment(expires_at) },
    {
      key: 'order',
      label: t('쓴 주문'),
      cell: ({ order_id, used_at }) =>
        order_id && (
          <Link className="link" to={`/orders/${order_id}`}>
            {used_at ? dates.shortDateTime(used_at) : t('보기')}
          </Link>
        ),
    },
    {
      key: 'revoke',
      label: t('관리'),
      align: 'end',
      cell: (issue) =>
        issue.state === 'issued' && (
          <Button small onClick={() => onRevoke(issue)}>
            {t('회수')}
          </Button>
        ),
    },
  ]
}

/** Whose a coupon is, or which one it is. */
function useOwnerColumn(by: 'member' | 'coupon'): Column<CouponIssue> {
  const t = usePhrases()
  return by === 'member'
    ? {
        key: 'member',
        label: t('받은 분'),
        fill: true,
        cell: ({ mb_id, mb_name }) => (
          <Link className="link" to={`/members/${mb_id}`}>
            {mb_name || mb_id}
          </Link>
        ),
      }
    : {
        key: 'coupon',
        label: t('쿠폰'),
        fill: true,
        cell: ({ coupon_id, name }) => (
          <Link className="link" to={`/coupons/${coupon_id}`}>
            {name}
          </Link>
        ),
      }
}

function Revoke({ issue, onClose }: { issue: CouponIssue; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('{name} 님의 쿠폰을 회수할까요?', { name: issue.mb_name || issue.mb_id })}
      lead={t('바로 쓸 수 없게 되고, 같은 쿠폰을 다시 받지 못해요.')}
      fields={[{ name: 'reason', label: t('사유'), kind: 'text', wide: true }]}
      initial={{ reason: '' }}
      save={({ reason }) => api.coupon.staff.revoke({ params: { issue_id: issue.id }, body: { reason } })}
      done={() => t('쿠폰을 회수했어요.')}
      button={t('회수')}
      danger
      onClose={onClose}
    />
  )
}
