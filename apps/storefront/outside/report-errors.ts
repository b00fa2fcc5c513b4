import { browserTracingIntegration, init, replayIntegration } from '@sentry/browser'
import type { Services } from '@sillage/kit/services.ts'
import { isNotReported, notReported } from './not-reported.ts'

/** Tells the error-reporting service what broke, and nothing that a visitor has typed or read. */
export function reportErrors({ dsn, environment }: NonNullable<Services['errors']>, origin: string) {
  init({
    dsn,
    environment,
    integrations: [
      browserTracingIntegration(),
      // Packed by a worker it would need one made of text, which no page of ours may start.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
    ],
    tracesSampleRate: 0.1,
    tracePropagationTargets: ['localhost', `${origin}/api`],
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    ignoreErrors: [...notReported],
    beforeSend: (event, { originalException }) => (isNotReported(originalException) ? null : event),
  })
}
