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
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  /** Answers of a watch that was paused in the meantime are ignored. */
  let turn = 0

  function calm() {
    clearTimeout(timer)
    isWaiting = false
  }

  /** The browser tries again by itself, however often; its patience is ours, counted from the last word. */
  function wait() {
    if (!isWaiting) timer = setTimeout(pollLater, patienceMs)
    isWaiting = true
  }

  function rest() {
    turn += 1
    calm()
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
      calm()
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
    timer = setTimeout(async () => {
      const answer = await poll().catch(() => undefined)
      if (mine !== turn) return
      if (answer !== undefined) onData(answer)
      listen()
    }, pollMs)
  }

  const look = () => (page.visibilityState === 'visible' ? listen() : rest())
  page.addEventListener('visibilitychange', look)
  look()
  return () => {
    page.removeEventListener('visibilitychange', look)
    rest()
  }
}
