import type { Member } from '@sillage/server-kit/context.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'

const seenEveryMinutes = 10

/** The member of a session in one prepared query; the session's last use is written down now and then. */
export async function identify({ pool }: Database, sid: string): Promise<Member | null> {
  const sid_hash = hashSid(sid)
  const { rows } = await pool.query<Member & { stale: boolean }>({
    name: 'identify',
    text: `select member.mb_id, member.mb_name, member.grade, staff.mb_id is not null as is_admin,
                  coalesce(staff.permissions, '[]') as permissions,
                  session.seen_at < now() - make_interval(mins => ${seenEveryMinutes}) as stale
           from session
           join member on member.mb_id = session.mb_id and member.state = 'active'
           left join staff on staff.mb_id = member.mb_id
           where session.sid_hash = $1 and session.expires_at > now()`,
    values: [sid_hash],
  })
  const [row] = rows
  if (!row) return null
  if (row.stale) await pool.query('update session set seen_at = now() where sid_hash = $1', [sid_hash])
  const { stale: _, ...member } = row
  return member
}
