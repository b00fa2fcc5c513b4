import { isNotReported, notReported } from './not-reported.ts'

type Hint = { originalException?: unknown }

/** How much of what happens is sent to the error-reporting service, and what never is. */
export const reporting = (origin: string) => ({
  tracesSampleRate: 0.1,
  tracePropagationTargets: ['localhost', `${origin}/api`],
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  ignoreErrors: [...notReported],
  beforeSend: <Event>(event: Event, { originalException }: Hint) => (isNotReported(originalException) ? null : event),
})
