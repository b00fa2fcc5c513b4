import { certifyPrepared, type Prepared } from '@sillage/kakao/cert/certify.ts'
import { KakaoError } from '@sillage/kakao/kakao-error.ts'
import type { Messenger } from '../../kakao-contract.ts'
import { messengerApp } from './messenger-app.ts'

/** Why the certification failed. */
export type Hindrance = 'phone' | 'blocked' | 'cancelled' | 'failed'
type Outcome = { tx_id: string } | { hindrance: Hindrance }

const hindrances: Record<string, Hindrance> = {
  unsupported: 'phone',
  popup_blocked: 'blocked',
  popup_closed: 'cancelled',
}

/** Opens the window in which a member proves who they are; its number says nothing until the server has asked. */
export async function proveWho(messenger: Messenger, prepare: () => Promise<Prepared>): Promise<Outcome> {
  const app = messengerApp(messenger)
  try {
    return await certifyPrepared(app, { prepare })
  } catch (error) {
    const code = error instanceof KakaoError ? String(error.details.error_code) : ''
    // Left by its own button.
    if (code === app.hosts.certCancelled) return { hindrance: 'cancelled' }
    return { hindrance: hindrances[code] ?? 'failed' }
  }
}
