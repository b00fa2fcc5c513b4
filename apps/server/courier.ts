import { createTracker, type Tracker } from '@sillage/domains/shipping/server/tracker.ts'
import { startCourierEmulator } from '@sillage/emulators/courier/courier-emulator.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

/** The tracking service of TRACKING_KEY; without it an emulator whose parcels move by themselves, in production no one. */
export async function openCourier(
  config: Config,
  shutdown: ReturnType<typeof createShutdown>,
): Promise<Tracker | undefined> {
  const { TRACKING_URL: url, TRACKING_KEY: key, NODE_ENV } = config
  if (key) return createTracker({ url, key })
  // Parcels that seem to arrive and do not would confirm themselves.
  if (NODE_ENV === 'production') return undefined
  return createTracker(shutdown.add(await startCourierEmulator()))
}
