import { invalid } from '@sillage/kit/problem.ts'
import { sqlState } from './create-context.ts'

/** The constraint a statement broke; empty where it failed otherwise. Drizzle wraps the driver's error, which names it. */
export function violatedConstraint(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return violatedConstraint(error.cause)
}

/** Whether a value that may be there once is there already. */
export const isTaken = (error: unknown) => sqlState(error) === '23505'

/** A value that belongs to one row only is refused under its field. */
export async function unlessTaken<Result>(
  write: PromiseLike<Result>,
  { field, message }: { field: string; message: string },
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (isTaken(error)) throw invalid(field, message)
    throw error
  }
}
