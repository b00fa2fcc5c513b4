import { hostsAt, kakaoHosts } from './hosts.ts'
import { createKakao } from './kakao.ts'
import type { Form, Message, PopupWindow, World } from './world.ts'

export const browsers = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  android: 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  androidOther: 'Mozilla/5.0 (Linux; U; Android 15) AppleWebKit/537.36 Version/4.0 Mobile Safari/537.36',
  androidFirefox: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  androidOpera: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 OPR/90.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  talk: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 KAKAOTALK/25.9',
  channelHome: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 KAKAOTALK/25.9 ch-home',
  instagram: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 Instagram 400.0',
  facebook: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Mobile [FBAN/FBIOS;FBAV/500.0]',
  explorer10: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  explorer11: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
} as const
export type Browser = keyof typeof browsers

type Reply = { status?: number; body?: unknown }
type Asked = { url: URL; method: string; headers: Headers; body: RequestInit['body'] }
type Opened = PopupWindow & { url: string; name: string; features: string; closed: boolean }

export const key = 'js-key'
export const providers = 'https://kakao.example'
/** Each at an address of its own, so that a mistaken one is seen. */
const hosts = {
  ...hostsAt(providers),
  auth: 'https://auth.example',
  api: 'https://api.example',
  accounts: 'https://accounts.example',
  sharer: 'https://sharer.example',
  picker: 'https://picker.example',
  apps: 'https://apps.example',
  channel: 'https://channel.example',
  navi: 'https://navi.example/launch',
  authErrors: 'https://auth.example/error',
  certPrepare: 'https://cert.example/ocert/sign/v1/prepare',
  certWindow: 'https://cert.example/ocert/sign/v1/window',
  channelImages: 'https://images.example/channel',
  universalLink: kakaoHosts.universalLink,
}

/** A page without a browser: it notes what is done, and its time passes when it is told. */
export function testPage(browser: Browser = 'desktop', { maxTouchPoints = 0, init = true } = {}) {
  const went: string[] = []
  const opened: Opened[] = []
  const forms: Form[] = []
  const frames: { id?: string; src: string }[] = []
  const warnings: string[] = []
  const asked: Asked[] = []
  const stored = new Map<string, string>()
  const listeners = new Set<(message: Message) => void>()
  const hiding = new Set<() => void>()
  const timers = new Set<{ at: number; every?: number; run: () => void }>()
  const answers: ((asked: Asked) => Reply | undefined)[] = []
  const state = { now: 0, isHidden: false, blocks: false }
  const counted = countedCrypto()
  const { settle } = counted

  const world: World = {
    userAgent: browsers[browser],
    language: 'ko-KR',
    platform: 'Linux x86_64',
    maxTouchPoints,
    screen: { width: 1280, height: 800 },
    here: () => new URL('https://shop.example/shop/product/1?color=amber#reviews'),
    go: (url) => void went.push(url),
    open(url, name, features) {
      if (state.blocks) return null
      const same = opened.find((each) => each.name === name && !each.closed && name !== '_blank')
      if (same) return Object.assign(same, { url })
      const popup: Opened = {
        url,
        name,
        features,
        closed: false,
        close: () => {
          popup.closed = true
        },
      }
      opened.push(popup)
      return popup
    },
    submit: (form) => void forms.push(form),
    addFrame(frame) {
      frames.push(frame)
      return () => void (frames.includes(frame) && frames.splice(frames.indexOf(frame), 1))
    },
    find: (selector) => document.querySelector(selector),
    hear: (listener) => added(listeners, listener),
    isHidden: () => state.isHidden,
    onHide: (listener) => added(hiding, listener),
    async fetch(url, { method = 'GET', headers, body }) {
      const call: Asked = { url: new URL(url), method, headers: new Headers(headers), body: body ?? null }
      asked.push(call)
      const reply = answers.map((answer) => answer(call)).find((each) => each !== undefined)
      if (!reply) throw new TypeError('Failed to fetch')
      const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {})
      return new Response(text, { status: reply.status ?? 200 })
    },
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
    crypto: counted.crypto,
    now: () => state.now,
    after: (ms, run) => added(timers, { at: state.now + ms, run }),
    every: (ms, run) => added(timers, { at: state.now + ms, every: ms, run }),
    signInSilently: undefined,
    warn: (text) => void warnings.push(text),
  }

  /** Lets time pass, one timer after the other, and what was awaited come back in between. */
  async function pass(ms: number) {
    await settle()
    const until = state.now + ms
    for (let next = dueBefore(until); next; next = dueBefore(until)) {
      state.now = Math.max(state.now, next.at)
      if (next.every) next.at += next.every
      else timers.delete(next)
      next.run()
      await settle()
    }
    state.now = until
  }
  const dueBefore = (until: number) =>
    [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0]

  const kakao = createKakao({ hosts, world })
  if (init) kakao.init(key)
  return {
    kakao,
    world,
    state,
    went,
    opened,
    forms,
    frames,
    warnings,
    asked,
    stored,
    timers,
    listeners,
    pass,
    settle,
    /** What the provider answers at a path, from now on. */
    answer(path: string, body: unknown, status = 200) {
      answers.unshift(({ url }) => (url.pathname === path ? { status, body } : undefined))
    },
    say: (origin: string, data: unknown) => [...listeners].map((listener) => listener({ origin, data })),
    hide() {
      state.isHidden = true
      for (const listener of [...hiding]) listener()
    },
    lastWent: () => new URL(went.at(-1) ?? 'about:blank'),
    /** The fields of what was sent last, by form or query. */
    sent: () => fieldsOf(asked.at(-1)),
  }
}

function added<Each>(all: Set<Each>, each: Each) {
  all.add(each)
  return () => void all.delete(each)
}

function fieldsOf(call: Asked | undefined): Record<string, string> {
  const text = typeof call?.body === 'string' ? call.body : call?.url.search
  return Object.fromEntries(new URLSearchParams(text))
}

/** Real encryption takes real time: settling waits for it, and for all promises that depend on it. */
function countedCrypto() {
  let open = 0
  const count = <Work extends (...args: never[]) => Promise<unknown>>(work: Work): Work =>
    ((...args: never[]) => {
      open += 1
      return work(...args).finally(() => {
        open -= 1
      })
      // The same function, but for the counting.
    }) as Work
  const { subtle } = globalThis.crypto
  const watched = Object.fromEntries(
    (['digest', 'importKey', 'encrypt', 'decrypt'] as const).map((name) => [name, count(subtle[name].bind(subtle))]),
  )
  return {
    crypto: {
      getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto),
      // All of it that this package uses.
      subtle: watched as unknown as SubtleCrypto,
    },
    async settle() {
      do {
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      } while (open > 0)
    },
  }
}
