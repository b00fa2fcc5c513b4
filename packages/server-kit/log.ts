import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>

/** Structured lines on standard output. Nothing personal: no bodies, no cookies, no query strings. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req', 'res', 'headers', '*.headers', '*.password', '*.mb_password', '*.token'],
  })
