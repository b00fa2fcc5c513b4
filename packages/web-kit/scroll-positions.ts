import { storedJson } from './stored-value.ts'

const keptAtMost = 50

/** How far down each entry of the history was left, for this tab, also across a reload. */
export function createPositions(storage: () => Storage) {
  const positions = new Map<string, number>()
  const stored = storedJson(storage, 'scroll', parsePositions)
  return {
    find: (entry: string) => positions.get(entry),
    save(entry: string, top: number) {
      positions.delete(entry)
      positions.set(entry, top)
    },
    load() {
      for (const [entry, top] of stored.read()) positions.set(entry, top)
    },
    store: () => stored.write([...positions].slice(-keptAtMost)),
  }
}

const parsePositions = (value: unknown): [string, number][] => (Array.isArray(value) ? value.filter(isPosition) : [])

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
