export type PopupWindow = { readonly closed: boolean; close(): void }
export type Form = { action: string; target: string; fields: Record<string, string> }
export type Message = { origin: string; data: unknown }
/** Ends what was begun; calling it again does nothing. */
export type Undo = () => void

/** All that the outside consists of, so that every flow also runs where there is neither browser nor phone. */
export type World = {
  userAgent: string
  language: string
  platform: string
  maxTouchPoints: number
  /** What of the screen windows may take. */
  screen: { width: number; height: number }
  /** Where the page stands. */
  here(): URL
  /** Leaves the page, or launches an app by its scheme. */
  go(url: string): void
  open(url: string, name: string, features: string): PopupWindow | null
  submit(form: Form): void
  addFrame(frame: { id?: string; src: string }): Undo
  find(selector: string): Element | null
  hear(listener: (message: Message) => void): Undo
  isHidden(): boolean
  onHide(listener: () => void): Undo
  fetch(url: string, init: RequestInit): Promise<Response>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  crypto: Pick<Crypto, 'getRandomValues' | 'subtle'>
  now(): number
  after(ms: number, run: () => void): Undo
  every(ms: number, run: () => void): Undo
  /** What the provider's own app gives to pages of a channel: signs in without a word, and says where it led. */
  signInSilently: ((query: string) => Promise<string>) | undefined
  warn(text: string): void
}
