/** Jobs that are not run again here once they failed: what they worked on says so, and is repeated on its own screen. */
export const repeatedElsewhere: Partial<Record<string, string>> = {
  'outbox.send': '/messages?undelivered=true',
  'payment.refund': '/reconciliation',
}

export const jobStates = ['waiting', 'running', 'done', 'dead'] as const
