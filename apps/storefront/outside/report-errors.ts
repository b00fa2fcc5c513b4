import { browserTracingIntegration, captureException, init, replayIntegration } from '@sentry/browser'
import type { Services } from '@sillage/kit/services.ts'
import { hearBroken } from './broken-pages.ts'
import { reporting } from './reporting.ts'

/** Reports to the error service what broke, and nothing that a visitor has typed or read. */
export function reportErrors({ dsn, environment }: NonNullable<Services['errors']>, origin: string) {
  init({
    dsn,
    environment,
    integrations: [
      browserTracingIntegration(),
      // Packed by a worker it would need one made of text, which no page of ours may start.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
    ],
    ...reporting(origin),
  })
  hearBroken((error) => void captureException(error))
}
