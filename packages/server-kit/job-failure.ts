import { z } from 'zod'

/** Marks an error as final: trying the job again could not help. */
export const finalFailure = (error: Error) => Object.assign(error, { isFinal: true })

export const isFinal = (error: unknown) => error instanceof Error && 'isFinal' in error && error.isFinal === true

const longestDescription = 300

/** What may be stored of an error: its message, without stack, addresses, numbers of people or values of a query. */
export function describeFailure(error: unknown): string {
  if (error instanceof z.ZodError) return describeIssues(error)
  if (!(error instanceof Error)) return 'Something was thrown that is not an error.'
  // The wrapper's message lists the values of the query; the database's own message below it does not.
  if ('params' in error) return error.cause ? describeFailure(error.cause) : 'A query failed.'
  // Messages of class 22 (data exceptions) quote the value that was refused.
  if ('code' in error && typeof error.code === 'string' && /^22\w{3}$/.test(error.code))
    return `The database refused a value (${error.code}).`
  return error.message
    .replace(/[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+/g, '…@…')
    .replace(/\+?\d[\d -]{5,}\d/g, '…')
    .slice(0, longestDescription)
}

/** The places in the code an error came through: for the log, if the message alone does not say enough. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line.startsWith('at ')).slice(0, 5)
}

const describeIssues = (error: z.ZodError) =>
  error.issues
    .map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.code}`)
    .join(', ')
    .slice(0, longestDescription)
