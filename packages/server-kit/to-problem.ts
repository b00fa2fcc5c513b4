import { notFound, Problem, unexpected } from '@sillage/kit/problem.ts'
import { databaseUnavailable, isDatabaseLost } from './database-lost.ts'
import type { Log } from './log.ts'

const phrases: Record<number, string> = {
  400: '요청을 읽을 수 없어요.',
  404: '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.',
  405: '요청을 읽을 수 없어요.',
  413: '보낸 내용이 너무 커요.',
  415: '요청을 읽을 수 없어요.',
  429: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
}

/** Our own errors as they are; the web server's by their status; everything else is logged and becomes one sentence. */
export function toProblem(error: unknown, log: Log): Problem {
  if (error instanceof Problem) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  // What may not be looked at, such as a path that leads out of a folder, does not exist.
  if (status === 403) return notFound()
  const phrase = phrases[status]
  if (phrase) return new Problem(status, phrase, { code: 'refused' })
  if (isDatabaseLost(error)) {
    log.error({ err: describe(error) }, 'the database cannot be reached')
    return databaseUnavailable()
  }
  log.error({ err: describe(error) }, 'unexpected failure')
  return unexpected()
}

/** Where it broke, without the values a query or a request carried. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause instanceof Error ? error.cause : error
  return {
    type: cause.name,
    message: error.message.startsWith('Failed query') ? cause.message : error.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
  }
}
