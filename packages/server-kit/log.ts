import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

/** Structured lines on standard output. Nothing personal: no bodies, no cookies, no query strings. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req', 'res', 'headers', '*.headers', '*.password', '*.mb_password', '*.token'],
  })
