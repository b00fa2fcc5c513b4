import { createHash } from 'node:crypto'
import { Problem } from '@sillage/kit/problem.ts'

/** A short version of a row: it changes whenever anything in the row does. */
export const versionOf = (row: object) => createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16)

/** Refuses to change a locked row that was changed since the form was opened. */
export function refuseOutdated(row: object, based_on: string | undefined) {
  if (based_on === undefined || based_on === versionOf(row)) return
  throw new Problem(409, '다른 분이 먼저 저장했어요', { code: 'outdated' })
}
