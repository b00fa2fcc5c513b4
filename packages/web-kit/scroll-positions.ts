const storageKey = 'scroll'
const keptAtMost = 50

/** How far down each address was left, for this tab, also across a reload. */
export function createPositions(storage: () => Storage) {
  const positions = new Map<string, number>()
  return {
    find: (address: string) => positions.get(address),
    save(address: string, top: number) {
      positions.delete(address)
      positions.set(address, top)
    },
    load() {
      for (const [address, top] of stored(storage)) positions.set(address, top)
    },
    store() {
      try {
        storage().setItem(storageKey, JSON.stringify([...positions].slice(-keptAtMost)))
      } catch {
        // No storage, or a full one: the tab forgets, which is all that happens.
      }
    },
  }
}

function stored(storage: () => Storage): [string, number][] {
  try {
    const value: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter(isPosition) : []
  } catch {
    return []
  }
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
