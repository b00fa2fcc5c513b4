import { Problem } from '@sillage/kit/problem.ts'

// Classes of PostgreSQL: 08 connection failures, 25P03 a transaction that was idle too long, 57P01–57P03 a server that goes
// down or comes up, 53300 no connection left.
const codes =
  /^(08\w{3}|25P03|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// What the driver and its pool say without a code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after)/

/** Whether an error means that the database cannot be reached, or that the connection to it broke. */
export function isDatabaseLost(error: unknown): boolean {
  // A call to another service that failed has the same codes on its cause; fetch throws a TypeError around them.
  if (!(error instanceof Error) || error instanceof TypeError) return false
  if (messages.test(error.message)) return true
  if ('code' in error && codes.test(String(error.code))) return isOfADatabase(error)
  return isDatabaseLost(error.cause)
}

/** A missing file has the same code as a missing socket, and only the socket is connected to. */
const isOfADatabase = (error: Error) =>
  !('syscall' in error) || ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall))

/** The answer while the database is away: nothing was changed, or it is not known whether it was. */
export const databaseUnavailable = () =>
  new Problem(503, '지금 연결이 원활하지 않아요. 잠시 후 다시 시도해 주세요.', {
    code: 'database_unavailable',
    retryAfterSeconds: 5,
  })
