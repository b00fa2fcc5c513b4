import { hostsAt } from '@sillage/kakao/hosts.ts'
import { createKakao, type Kakao } from '@sillage/kakao/kakao.ts'
import type { Messenger } from '../../kakao-contract.ts'

const apps = new Map<string, Kakao>()

/** The messenger's kit for this page, begun once: a window of a kind is closed before the next of it opens. */
export function messengerApp({ key, emulator, hosts }: Pick<Messenger, 'key' | 'emulator' | 'hosts'>): Kakao {
  const known = apps.get(key)
  if (known) return known
  const app = createKakao({ hosts: emulator ? hostsAt(emulator) : hosts })
  app.init(key)
  apps.set(key, app)
  return app
}
