import type { Form, Message, Undo, World } from './world.ts'

type WithChannelHome = Window & { kakaoweb?: { reqSignInLocation?: unknown } }

/** The browser this page is open in. */
export function browserWorld(): World {
  const { userAgent, language, platform, maxTouchPoints } = navigator
  return {
    userAgent,
    language,
    platform,
    maxTouchPoints,
    screen: { width: screen.availWidth, height: screen.availHeight },
    here: () => new URL(location.href),
    go: (url) => location.assign(url),
    open: (url, name, features) => window.open(url, name, features),
    submit,
    addFrame,
    find: (selector) => document.querySelector(selector),
    hear: (listener) => on(window, 'message', (event) => listener(messageOf(event))),
    isHidden: () => document.hidden,
    onHide: (listener) => on(document, 'visibilitychange', () => document.hidden && listener()),
    fetch: (url, init) => fetch(url, init),
    storage: sessionStorage,
    crypto,
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    every(ms, run) {
      const timer = setInterval(run, ms)
      return () => clearInterval(timer)
    },
    signInSilently: silentSignIn(),
    warn: (text) => console.warn(text),
  }
}

function on(target: EventTarget, type: string, listener: (event: Event) => void): Undo {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

function messageOf(event: Event): Message {
  return event instanceof MessageEvent ? event : { origin: '', data: undefined }
}

function submit({ action, target, fields }: Form) {
  const form = document.createElement('form')
  Object.assign(form, { action, target, method: 'post', acceptCharset: 'utf-8', hidden: true })
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
  form.remove()
}

function addFrame({ id = '', src }: { id?: string; src: string }): Undo {
  const frame = Object.assign(document.createElement('iframe'), { id, name: id, src, hidden: true })
  document.body.append(frame)
  return () => frame.remove()
}

function silentSignIn(): World['signInSilently'] {
  const signIn = (window as WithChannelHome).kakaoweb?.reqSignInLocation
  return typeof signIn === 'function' ? async (query) => String(await signIn(query)) : undefined
}
