import { Part } from '@sillage/admin-kit/part.tsx'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import type { MemberSheet } from '@sillage/domains/member/staff-contract.ts'
import { gradeRules, grades } from '@sillage/domains/member/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

const labels: Record<string, string> = {
  'member.note': '메모',
  'member.grade': '등급 변경',
  'member.block': '이용 제한',
  'member.unblock': '이용 제한 해제됨',
  'member.change': '정보 수정',
  'member.reset-mail': '비밀번호 메일 발송',
  'member.end-session': '직원이 로그아웃시킴',
  'member.export': '정보 내보냄',
  'point.granted': '적립금 지급',
  'point.deducted': '적립금 차감',
  'coupon.revoke': '쿠폰 회수',
  'staff.sign-in': '관리 화면 로그인',
}

type Event = MemberSheet['history'][number]

/** Notes of staff and what they did to the account, the newest first. */
export function MemberHistory({ member }: { member: MemberSheet }) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const params = { mb_id: member.mb_id }
  return (
    <Part title={t('기록과 메모')}>
      <div className="padded">
        <WordsForm
          draft={`member-note:${member.mb_id}`}
          label={t('직원 메모')}
          hint={t('직원이 보는 메모예요. 회원이 자기 정보를 내려받을 때 함께 포함돼요.')}
          rows={2}
          button={t('메모 남기기')}
          look="line"
          send={(note) => api.staffMembers.addNote({ params, body: { note } })}
        />
      </div>
      <ul className="log">
        {member.history.map((event) => (
          <li key={event.id}>
            <div>
              <time dateTime={event.created_at}>{dates.shortDateTime(event.created_at)}</time>{' '}
              {t(labels[event.action] ?? '변경')} <span className="mute">{event.mb_id || t('자동')}</span>
              <Said event={event} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Said({ event }: { event: Event }) {
  const t = usePhrases()
  const { before, after } = event
  const grade = grades.find((each) => each === after?.grade)
  const old = grades.find((each) => each === before?.grade)
  const words = [after?.note, after?.reason, after?.memo].find((each) => typeof each === 'string' && each !== '')
  const amount = typeof after?.amount === 'number' ? after.amount.toLocaleString() : ''
  if (!grade && !words && !amount) return null
  return (
    <p className="said">
      {grade && `${old ? t(gradeRules[old].name) : ''} → ${t(gradeRules[grade].name)} `}
      {amount} {typeof words === 'string' && words}
    </p>
  )
}
