import type { Reply } from '../emulator-server.ts'
import type { Call } from './emulator.ts'
import { refuse } from './emulator.ts'

/** The same change asked for twice by one key is made once, and answered alike; while the first is under way, not at all. */
export function createRepeated() {
  const answers = new Map<string, Reply | 'under way'>()
  return {
    /** The answer to a repeated call; nothing where it is the first. */
    find({ headers, path }: Call): Reply | undefined {
      const key = headers['idempotency-key']
      const known = key === undefined ? undefined : answers.get(`${path} ${key}`)
      return known === 'under way' ? refuse('IDEMPOTENT_REQUEST_PROCESSING') : known
    },
    keep({ headers, path, method }: Call, reply: Reply | 'under way') {
      const key = headers['idempotency-key']
      if (method !== 'POST' || key === undefined) return
      // A failure of its own is no answer: asked again, it is tried again.
      if (reply !== 'under way' && reply.status >= 500) answers.delete(`${path} ${key}`)
      else answers.set(`${path} ${key}`, reply)
    },
    clear: () => answers.clear(),
  }
}
