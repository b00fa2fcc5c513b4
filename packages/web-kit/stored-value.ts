/** What is needed of `localStorage` or `sessionStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Stored = {
  /** Null where there is nothing, or nothing can be read. */
  read(): string | null
  /** Says whether it is stored now. */
  write(text: string): boolean
  remove(): void
}

/** A text in the browser's storage. Storage may be switched off or full: nothing is found then, and no one is disturbed. */
export const storedText = (storage: () => TextStorage, key: string): Stored => ({
  read: () => attempt(() => storage().getItem(key), null),
  write: (text) =>
    attempt(() => {
      storage().setItem(key, text)
      return true
    }, false),
  remove: () => attempt(() => storage().removeItem(key), undefined),
})

/** The same for any value. `parse` gets null where there is nothing, and makes sure of what an older page of ours wrote. */
export function storedJson<Value>(storage: () => TextStorage, key: string, parse: (value: unknown) => Value) {
  const { read, write, remove } = storedText(storage, key)
  return {
    read: (): Value => parse(attempt<unknown>(() => JSON.parse(read() ?? 'null'), null)),
    write: (value: Value) => write(JSON.stringify(value)),
    remove,
  }
}

function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch {
    return otherwise
  }
}
