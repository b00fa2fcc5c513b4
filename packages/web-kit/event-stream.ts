type Source = Pick<EventSource, 'readyState' | 'close' | 'addEventListener'>
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
type Options = {
  url: string
  onData: (data: unknown) => void
  /** Asked now and then in place of a stream that fails. */
  poll: () => Promise<unknown>
  pollMs?: number
  /** How long a stream may say nothing at all before it counts as failed: a proxy may be collecting it. */
  patienceMs?: number
  /** Undefined where the browser knows no streams. */
  open?: ((url: string) => Source) | undefined
  page?: Page
}

const closed = 2 // EventSource.CLOSED, which is not there where there is no EventSource
const openSource = () => (typeof EventSource === 'undefined' ? undefined : (url: string) => new EventSource(url))

/**
 * Listens to a stream while the tab is visible, and polls if no stream comes through. Returns a function that stops it.
 */
export function watchStream({
  url,
  onData,
  poll,
  pollMs = 60_000,
  patienceMs = 10_000,
  open = openSource(),
  page = document,
}: Options): () => void {
  let source: Source | undefined
  const clock = createClock()
  /** Answers of a watch that was paused in the meantime are ignored. */
  let turn = 0

  /** The browser tries again by itself, however often; its patience is ours, counted from the last word. */
  const wait = () => clock.startOnce(pollLater, patienceMs)

  function rest() {
    turn += 1
    clock.stop()
    source?.close()
    source = undefined
  }

  function listen() {
    rest()
    if (!open) return pollLater()
    const mine = open(url)
    source = mine
    wait()
    mine.addEventListener('message', ({ data }) => {
      if (source !== mine) return
      clock.stop()
      onData(JSON.parse(data))
    })
    // The server has closed it in favour of a newer window.
    mine.addEventListener('crowded', () => source === mine && pollLater())
    mine.addEventListener('error', () => {
      if (source !== mine) return
      if (mine.readyState === closed) pollLater()
      else wait()
    })
  }

  /** Once a minute a question, and with it one more try of the stream. */
  function pollLater() {
    rest()
    const mine = turn
    clock.start(async () => {
      const answer = await poll().catch(() => undefined)
      if (mine !== turn) return
      if (answer !== undefined) onData(answer)
      listen()
    }, pollMs)
  }

  return whileVisible(page, { start: listen, stop: rest })
}

function whileVisible(page: Page, { start, stop }: { start: () => void; stop: () => void }) {
  const look = () => (page.visibilityState === 'visible' ? start() : stop())
  page.addEventListener('visibilitychange', look)
  look()
  return () => {
    page.removeEventListener('visibilitychange', look)
    stop()
  }
}

/** One timer; what is started takes the place of what ran before. */
function createClock() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOnce = false

  function stop() {
    clearTimeout(timer)
    isOnce = false
  }

  function start(work: () => void, ms: number) {
    stop()
    timer = setTimeout(work, ms)
  }

  return {
    stop,
    start,
    /** Leaves a timer that was started like this as it is. */
    startOnce(work: () => void, ms: number) {
      if (isOnce) return
      start(work, ms)
      isOnce = true
    },
  }
}
