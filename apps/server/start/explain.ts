import { statfs } from 'node:fs/promises'
import { isDatabaseLost } from '@sillage/server-kit/database-lost.ts'
import { codeOf, diskFull, StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import type { Config } from '../config.ts'

const fullCodes = ['ENOSPC', 'EDQUOT', '53100'] // the last one is PostgreSQL's
const fileCodes = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'EISDIR']
const hardlyAnyBytes = 16 * 1024 * 1024 // the size of the files in which PostgreSQL writes first

/** Says in a sentence what went wrong around us while the shop was starting; our own mistakes pass unchanged. */
export async function explainStart(error: unknown, { DATA_DIR, DATABASE_URL }: Config): Promise<unknown> {
  const chain = causesOf(error)
  if (chain.some((cause) => cause instanceof StartFailure)) return error
  const said = (codes: string[]) => chain.find((cause) => codes.includes(codeOf(cause) ?? ''))
  if (said(fullCodes)) return diskFull(DATA_DIR, error)
  const file = said(fileCodes)
  if (file) return cannotWrite(pathOf(file) ?? DATA_DIR, error)
  if (!isDatabaseLost(error)) return error
  if (DATABASE_URL) return new StartFailure('The database of DATABASE_URL broke off.', { cause: error })
  // PostgreSQL ends at once when it can write nothing at all, and cannot say why.
  if (await isFull(DATA_DIR)) return diskFull(DATA_DIR, error)
  const hint = `The reason is in ${DATA_DIR}/postgres/postgres.log.`
  return new StartFailure('The database stopped while the shop was starting.', { hint, cause: error })
}

const cannotWrite = (path: string, cause: unknown) =>
  new StartFailure(`The shop cannot write to ${path}.`, {
    hint: 'See who owns it and what is in its place, or choose another DATA_DIR.',
    cause,
  })

/** The file a failed call was about: of two, the one that was to be written. */
function pathOf(error: unknown) {
  if (!(error instanceof Error)) return undefined
  if ('dest' in error && typeof error.dest === 'string') return error.dest
  return 'path' in error && typeof error.path === 'string' ? error.path : undefined
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [error]
}

async function isFull(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < hardlyAnyBytes
}
