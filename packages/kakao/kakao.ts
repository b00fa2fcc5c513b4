import { browserWorld } from './browser-world.ts'
import { isOldExplorer } from './device.ts'
import { type Hosts, kakaoHosts } from './hosts.ts'
import { KakaoError } from './kakao-error.ts'
import type { PopupWindow, Undo, World } from './world.ts'

/** One app at the provider, on one page. Every function of this package takes it first. */
export type Kakao = {
  readonly hosts: Hosts
  readonly world: World
  init(appKey: string): void
  isInitialized(): boolean
  /** The key given to init; throws before. */
  appKey(): string
  /** Takes back everything the modules left in the page, and forgets the key. */
  cleanup(): void
  /** Something to be taken back, unless it ends by itself before; calling the answer ends it. */
  lend(undo: Undo): Undo
  /** The person's token, as long as the page lives. */
  memory: { token: string | null }
  /** Windows by their names: one is closed before another of its name opens. */
  windows: Map<string, PopupWindow>
}

export function createKakao({ hosts, world = browserWorld() }: { hosts?: Partial<Hosts>; world?: World } = {}): Kakao {
  let key: string | null = null
  const lent = new Set<Undo>()
  const memory: Kakao['memory'] = { token: null }
  const windows: Kakao['windows'] = new Map()
  return {
    hosts: { ...kakaoHosts, ...hosts },
    world,
    memory,
    windows,
    init(appKey) {
      if (isOldExplorer(world)) throw new KakaoError('Kakao.init: Unsupported browser')
      if (key !== null) throw new KakaoError('Kakao.init: Already initialized')
      if (typeof appKey !== 'string' || appKey === '') throw new KakaoError('Kakao.init: App key must be provided')
      key = appKey
    },
    isInitialized: () => key !== null,
    appKey() {
      if (key === null) throw new KakaoError('Kakao.init: Not initialized')
      return key
    },
    cleanup() {
      for (const undo of [...lent]) undo()
      windows.clear()
      memory.token = null
      key = null
    },
    lend(undo) {
      const end = () => {
        if (lent.delete(end)) undo()
      }
      lent.add(end)
      return end
    },
  }
}
