import type { Kind, Service } from './front/words.ts'

/** One thing that came in, in a line. */
export type Entry = { at: Date; kind: Kind; text: string }
/** How much came, and the latest of it, the newest last. */
export type Received = { count: number; latest: readonly Entry[] }

/** What every emulator says about itself, for people who look at what the shop has sent. */
export type EmulatedService = {
  service: Service
  /** Its own page, where it has one to look at. */
  page?: string
  received(): Received
}

const mostKept = 200
const longest = 300

/** Where an emulator notes what it receives: all of it is counted, the latest is kept. */
export function createNotebook() {
  let count = 0
  let latest: Entry[] = []
  return {
    note(kind: Kind, text: string) {
      count += 1
      latest = [...latest, { at: new Date(), kind, text: text.slice(0, longest) }].slice(-mostKept)
    },
    received: (): Received => ({ count, latest }),
    clear() {
      count = 0
      latest = []
    },
  }
}
export type Notebook = ReturnType<typeof createNotebook>
