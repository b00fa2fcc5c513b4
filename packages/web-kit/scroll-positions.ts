const storageKey = 'scroll'
const keptAtMost = 50

/** How far down each entry of the history was left, for this tab, also across a reload. */
export function createPositions(storage: () => Storage) {
  const positions = new Map<string, number>()
  return {
    find: (entry: string) => positions.get(entry),
    save(entry: string, top: number) {
      positions.delete(entry)
      positions.set(entry, top)
    },
    load() {
      for (const [entry, top] of stored(storage)) positions.set(entry, top)
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
