import type { Member } from '@sillage/server-kit/context.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { needsSecondFactor, staffHours } from '../../member-hooks.ts'

declare module '@sillage/server-kit/context.ts' {
  interface Member {
    /** Decides which prices the member pays. */
    grade: string
  }
}

const seenEveryMinutes = 10
/** How long a proof of the person at the keyboard is good for. */
const provedMinutes = 10

/**
 * The member of a session in one query; the session's last use is written down now and then. Staff who need a
 * second factor and have not given it are members like all others, and their sessions end after a day's work.
 */
export async function identify({ pool }: Database, sid: string): Promise<Member | null> {
  const sid_hash = hashSid(sid)
  const { rows } = await pool.query<Member & { stale: boolean }>({
    text: `select found.mb_id, found.mb_name, found.grade, found.proved_recently, found.stale, found.is_admin,
                  case when found.is_admin then found.permissions else '[]' end as permissions
           from (
             select member.mb_id, member.mb_name, member.grade, staff.permissions,
                    session.proved_at > now() - make_interval(mins => ${provedMinutes}) as proved_recently,
                    session.seen_at < now() - make_interval(mins => ${seenEveryMinutes}) as stale,
                    staff.mb_id is not null
                      and (session.second_factor_at is not null or not ${needsSecondFactor}) as is_admin
             from session
             join member on member.mb_id = session.mb_id and member.state = 'active'
             left join staff on staff.mb_id = member.mb_id
             where session.sid_hash = $1 and session.expires_at > now()
               and (staff.mb_id is null or session.created_at > now() - make_interval(hours => ${staffHours}))
           ) found`,
    values: [sid_hash],
  })
  const [row] = rows
  if (!row) return null
  if (row.stale) await pool.query('update session set seen_at = now() where sid_hash = $1', [sid_hash])
  const { stale: _, ...member } = row
  return member
}
