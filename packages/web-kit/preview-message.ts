/** What the console and a frame with a draft in it say to each other. Both are pages of this shop. */
type Said = { preview: 'ready' } | { preview: 'draw'; draft: object }

function read({ origin, source, data }: MessageEvent, from: Window): Said | null {
  if (origin !== location.origin || source !== from) return null
  // Only the functions below send a message with this field from one of our pages to another.
  return typeof data === 'object' && data !== null && 'preview' in data ? (data as Said) : null
}

/** The frame is ready to receive what it should draw. */
export const sayReady = (console: Window) => console.postMessage({ preview: 'ready' } satisfies Said, location.origin)

export const isReady = (event: MessageEvent, frame: Window) => read(event, frame)?.preview === 'ready'

/** Has the frame draw what was not saved yet. */
export const sendDraft = (frame: Window, draft: object) =>
  frame.postMessage({ preview: 'draw', draft } satisfies Said, location.origin)

export function readDraft(event: MessageEvent, console: Window): object | null {
  const said = read(event, console)
  return said?.preview === 'draw' ? said.draft : null
}
