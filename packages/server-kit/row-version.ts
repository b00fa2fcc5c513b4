import { createHash } from 'node:crypto'
import { Problem } from '@sillage/kit/problem.ts'

/** What a row says, in a few letters: others as soon as anything of it was changed. */
export const versionOf = (row: object) => createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16)

/** Refuses to change a locked row that says something else by now than the one that was opened. */
export function refuseOutdated(row: object, based_on: string | undefined) {
  if (based_on === undefined || based_on === versionOf(row)) return
  throw new Problem(409, '다른 분이 먼저 저장했어요', { code: 'outdated' })
}
