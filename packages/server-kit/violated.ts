/** The constraint a statement broke; empty where it failed otherwise. Drizzle wraps the driver's error, which names it. */
export function violatedConstraint(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return violatedConstraint(error.cause)
}
