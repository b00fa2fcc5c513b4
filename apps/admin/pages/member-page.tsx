import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useRecent } from '@sillage/admin-kit/recents.ts'
import { State, Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { GradeTag } from '@sillage/domains/member/admin/grade-tag.tsx'
import { memberLooks } from '@sillage/domains/member/admin/member-looks.ts'
import type { MemberSheet } from '@sillage/domains/member/staff-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useParams } from 'react-router'
import { MemberActions } from './member/member-actions.tsx'
import { MemberClaims } from './member/member-claims.tsx'
import { MemberConsents } from './member/member-consents.tsx'
import { MemberCoupons } from './member/member-coupons.tsx'
import { MemberFacts } from './member/member-facts.tsx'
import { MemberHistory } from './member/member-history.tsx'
import { MemberOrders } from './member/member-orders.tsx'
import { MemberPoints } from './member/member-points.tsx'
import { MemberSessions } from './member/member-sessions.tsx'
import { MemberWriting } from './member/member-writing.tsx'

/** One member: what they did in the shop on the left, who they are and what staff did on the right. */
export function Component() {
  const { queries } = useShop()
  const mb_id = useParams().mbId ?? ''
  return (
    <Loaded query={queries.staffMembers.show({ params: { mb_id } })}>{(member) => <Sheet member={member} />}</Loaded>
  )
}

function Sheet({ member }: { member: MemberSheet }) {
  const t = usePhrases()
  const can = useCan()
  const look = memberLooks[member.state]
  const { mb_id } = member
  // The account's name, not the person's: it stays in this browser.
  useRecent(`/members/${mb_id}`, mb_id)
  return (
    <>
      <Top
        title={member.mb_name}
        crumb={{ to: '/members', label: t('회원') }}
        fact={
          <>
            <GradeTag grade={member.grade} />
            {member.grade_locked && <Tag>{t('등급 잠금')}</Tag>}
            {member.state !== 'active' && <State tone={look.tone}>{t(look.label)}</State>}
            <span className="mute only-wide">{mb_id}</span>
          </>
        }
      >
        <MemberActions member={member} />
      </Top>
      <div className="body">
        {member.blocked_reason && (
          <div className="note note-stop">
            <div>{t('이용 제한 사유: {reason}', { reason: member.blocked_reason })}</div>
          </div>
        )}
        <div className="cols cols-wide">
          <div>
            {can('orders') && <MemberOrders mb_id={mb_id} />}
            {can('claims') && <MemberClaims mb_id={mb_id} />}
            {can('points') && <MemberPoints mb_id={mb_id} />}
            {can('coupons') && <MemberCoupons mb_id={mb_id} />}
            <MemberWriting mb_id={mb_id} />
            <MemberConsents member={member} />
            <MemberSessions member={member} />
          </div>
          <div>
            <MemberFacts member={member} />
            <MemberHistory member={member} />
          </div>
        </div>
      </div>
    </>
  )
}
