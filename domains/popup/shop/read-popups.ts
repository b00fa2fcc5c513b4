import { storedJson } from '@sillage/web-kit/stored-value.ts'
import { popupsRemembered } from '../words.ts'

export type ReadPopup = { id: number; read_at: string }

/** The popups that this browser has seen. Storage may be switched off or full: then it has seen none. */
export function createReadPopups(storage: () => Storage) {
  const stored = storedJson(storage, 'read_popups', parse)
  return {
    read: stored.read,
    save: (read: ReadPopup[]) => stored.write(read.slice(-popupsRemembered)),
  }
}

const parse = (value: unknown): ReadPopup[] => (Array.isArray(value) ? value.filter(isReadPopup) : [])

const isReadPopup = (value: unknown): value is ReadPopup =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'read_at' in value &&
  typeof value.read_at === 'string'
