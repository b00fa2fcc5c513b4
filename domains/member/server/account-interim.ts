import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { type memberTable, phoneProofTable } from './tables.ts'

export const normalHp = ({ country, mb_hp }: { country: string; mb_hp: string }) => {
  const digits = mb_hp.replaceAll(/[\s()-]/g, '')
  return country === 'KR' ? digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3') : digits
}
export async function usePhoneProof(
  ctx: Context,
  { proof_id, mb_hp }: { proof_id?: string | undefined; mb_hp: string },
) {
  const [used] = proof_id
    ? await ctx.db
        .update(phoneProofTable)
        .set({ used_at: ctx.now() })
        .where(
          and(
            eq(phoneProofTable.id, proof_id),
            eq(phoneProofTable.mb_hp, mb_hp),
            eq(phoneProofTable.sid_hash, hashSid(ctx.visitor.sid)),
            isNotNull(phoneProofTable.proved_at),
            isNull(phoneProofTable.used_at),
            gt(phoneProofTable.expires_at, ctx.now()),
          ),
        )
        .returning()
    : []
  if (!used) throw invalid('mb_hp', '휴대전화 번호를 인증해 주세요.')
}
export async function askMailProof(_ctx: Context, _member: typeof memberTable.$inferSelect) {}
