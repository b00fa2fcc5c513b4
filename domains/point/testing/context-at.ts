import { anonymousVisitor, type Context } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { createLog } from '@sillage/server-kit/log.ts'

/** A context whose clock stands at a moment, for tests of what time does. */
export const contextAt = (database: Database, at: Date | string): Context =>
  createContext({
    database,
    log: createLog('silent'),
    secret: 'test',
    visitor: anonymousVisitor,
    member: null,
    setCookie: () => undefined,
    now: () => new Date(at),
  })
