import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { versionsInForce } from '../../setting/server/policies.ts'
import { type ConsentDocument, consentRules } from '../words.ts'

/** Which version of each document is agreed to today. A text that cannot be read cannot be agreed to. */
export async function consentVersions(ctx: Context) {
  const inForce = await versionsInForce(ctx)
  return (document: ConsentDocument): string => {
    const version = inForce.get(consentRules[document].policy)
    if (!version) throw new Problem(503, '약관을 준비하고 있어요. 잠시 후 다시 시도해 주세요.', { code: 'no_policy' })
    return version
  }
}
