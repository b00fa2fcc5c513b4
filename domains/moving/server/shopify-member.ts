import { createHash } from 'node:crypto'
import { normalHp } from '../../member/fields.ts'
import { type TakenMember, takenIds, takeOverMember } from '../../member/server/take-over.ts'
import { defineMover, type OldRecord } from './mover.ts'

type Member = Omit<TakenMember, 'created_at' | 'email_proved_at'>

export const shopifyMember = defineMover<Member>({
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
  async takeOver(ctx, known, member) {
    await takeOverMember(ctx, { isKnown: known !== null }, { ...member, created_at: ctx.now(), email_proved_at: null })
    return member.mb_id
  },
})

function readMember({ old_id, data }: OldRecord) {
  const mb_email = (data.Email ?? '').trim()
  const names = [data['First Name'], data['Last Name']].map((name) => (name ?? '').trim())
  // Korean names begin with the family's.
  const mb_name = names.some((name) => /[가-힣]/.test(name)) ? names.toReversed().join('') : names.join(' ').trim()
  const label = mb_name.slice(0, 40) || mb_email
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mb_email) || mb_email.length > 120)
    return { label, value: null, notes: [{ text: '메일 주소가 없거나 읽을 수 없어요.', detail: old_id }] }
  const cell = (name: string) => (data[`Default Address ${name}`] ?? data[name] ?? '').trim()
  const country = /^[A-Z]{2}$/.test(cell('Country Code')) ? cell('Country Code') : 'KR'
  const value = {
    mb_id: idOf(mb_email),
    mb_name: label,
    mb_email,
    mb_hp: normalHp({ country, mb_hp: (data.Phone || cell('Phone')).replace(/^'/, '') }).slice(0, 20),
    mb_zip: cell('Zip').replace(/^'/, '').slice(0, 12),
    mb_addr1: cell('Address1').slice(0, 200),
    mb_addr2: [
      cell('Address2'),
      country === 'KR' ? '' : [cell('City'), cell('Province Code')].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(' ')
      .slice(0, 200),
    country,
    password_hash: '',
    blocked_reason: null,
    ads: { mail: data['Accepts Email Marketing'] === 'yes', sms: data['Accepts SMS Marketing'] === 'yes' },
  }
  return { label, value, notes: [{ text: '비밀번호를 옮길 수 없어 새로 정해야 해요.', detail: value.mb_id }] }
}

/** Shopify has no ids: made of the address, always the same. */
function idOf(email: string) {
  const lower = email.toLowerCase()
  const name =
    lower
      .replace(/@.*/, '')
      .replaceAll(/[^a-z0-9]/g, '')
      .replace(/^\d+/, '')
      .slice(0, 12) || 'member'
  return `${name}_${createHash('sha256').update(lower).digest('hex').slice(0, 6)}`
}
