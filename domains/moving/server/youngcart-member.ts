import { normalHp } from '../../member/fields.ts'
import { toOldHash } from '../../member/server/old-password.ts'
import { type TakenMember, takenIds, takeOverMember } from '../../member/server/take-over.ts'
import { defineMover, type OldRecord } from './mover.ts'
import { dayOf, numberOf } from './youngcart-cells.ts'

type Member = Omit<TakenMember, 'created_at' | 'email_proved_at'> & {
  created_at: string
  email_proved_at: string | null
}

const idShape = /^[a-z0-9_]{3,20}$/
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** The level of who runs the shop. */
const ownerLevel = 10

export const youngcartMember = defineMover<Member>({
  kind: 'member',
  read: readMember,
  async refusals(ctx, values) {
    const taken = await takenIds(
      ctx,
      [...values.values()].map(({ mb_id }) => mb_id),
    )
    const refused = [...values].filter(([, { mb_id }]) => taken.has(mb_id))
    return new Map(refused.map(([old_id]) => [old_id, '이미 쓰고 있는 아이디예요.']))
  },
  async takeOver(ctx, known, { created_at, email_proved_at, ...member }) {
    const proved = email_proved_at === null ? null : new Date(email_proved_at)
    const taken = { ...member, created_at: new Date(created_at), email_proved_at: proved }
    await takeOverMember(ctx, { isKnown: known !== null }, taken)
    return member.mb_id
  },
})

function readMember({ old_id, data }: OldRecord) {
  const mb_id = old_id.toLowerCase()
  const label = (data.mb_name ?? '').trim().slice(0, 40) || mb_id
  const refuse = (text: string) => ({ label, value: null, notes: [{ text, detail: old_id }] })
  if (data.mb_leave_date) return refuse('탈퇴한 회원이에요.')
  if (numberOf(data.mb_level) >= ownerLevel) return refuse('관리자 계정은 옮기지 않아요. 직원으로 초대해 주세요.')
  if (!idShape.test(mb_id)) return refuse('이곳에서 쓸 수 없는 아이디예요.')
  const mb_email = (data.mb_email ?? '').trim()
  const hasEmail = emailShape.test(mb_email) && mb_email.length <= 120
  const password_hash = toOldHash(data.mb_password ?? '')
  const value = {
    mb_id,
    mb_name: label,
    mb_email: hasEmail ? mb_email : '',
    mb_hp: phoneOf(data.mb_hp ?? ''),
    mb_zip: `${data.mb_zip1 ?? ''}${data.mb_zip2 ?? ''}`.trim().slice(0, 12),
    mb_addr1: (data.mb_addr1 ?? '').trim().slice(0, 200),
    mb_addr2: [data.mb_addr2, data.mb_addr3].filter(Boolean).join(' ').trim().slice(0, 200),
    country: 'KR',
    password_hash,
    blocked_reason: data.mb_intercept_date ? `이전 쇼핑몰에서 차단 ${data.mb_intercept_date}` : null,
    email_proved_at: hasEmail ? (dayOf(data.mb_email_certify)?.toISOString() ?? null) : null,
    created_at: (dayOf(data.mb_datetime) ?? new Date(0)).toISOString(),
    ads: { mail: data.mb_mailling === '1', sms: data.mb_sms === '1' },
  }
  const notes = [
    ...(hasEmail ? [] : [{ text: '메일 주소가 없거나 읽을 수 없어요.', detail: mb_email }]),
    ...(password_hash ? [] : [{ text: '비밀번호를 옮길 수 없어 새로 정해야 해요.', detail: '' }]),
  ]
  return { label, value, notes }
}

function phoneOf(cell: string) {
  const mb_hp = normalHp({ country: 'KR', mb_hp: cell })
  return /^01[016789]-\d{3,4}-\d{4}$/.test(mb_hp) ? mb_hp : ''
}
