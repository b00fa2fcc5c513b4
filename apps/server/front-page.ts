import { startFrontPage } from '@sillage/emulators/front/front-page.ts'
import type { EmulatedService } from '@sillage/emulators/received.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

type Shutdown = ReturnType<typeof createShutdown>

/** Every emulator that was started. */
export const emulatorsOf = ({ parts }: Pick<Shutdown, 'parts'>): EmulatedService[] =>
  parts().flatMap((part) => (isEmulated(part) ? [part] : []))

const isEmulated = (part: object): part is EmulatedService => 'service' in part && 'received' in part

/** Where people who try the shop out see what the emulators received. Production has none, and no such page. */
export async function openFrontPage({ NODE_ENV }: Pick<Config, 'NODE_ENV'>, shutdown: Shutdown) {
  if (NODE_ENV === 'production') return undefined
  return shutdown.add(await startFrontPage(() => emulatorsOf(shutdown))).url
}
