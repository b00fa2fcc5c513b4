import { startFrontPage } from '@sillage/emulators/front/front-page.ts'
import type { StandIn } from '@sillage/emulators/received.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

type Shutdown = ReturnType<typeof createShutdown>

/** Everything that was started and stands in for a service outside. */
export const standInsOf = ({ parts }: Pick<Shutdown, 'parts'>): StandIn[] =>
  parts().flatMap((part) => (isStandIn(part) ? [part] : []))

const isStandIn = (part: object): part is StandIn => 'service' in part && 'received' in part

/** Where whoever tries the shop out sees what the stand-ins received. Production has none, and no such page. */
export async function openFrontPage({ NODE_ENV }: Pick<Config, 'NODE_ENV'>, shutdown: Shutdown) {
  if (NODE_ENV === 'production') return undefined
  return shutdown.add(await startFrontPage(() => standInsOf(shutdown))).url
}
