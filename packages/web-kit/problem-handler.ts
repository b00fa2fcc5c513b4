import { limits } from '@sillage/kit/limits.ts'
import { notFound, type Problem } from '@sillage/kit/problem.ts'
import type { Speech } from './dialog-queue.ts'
import type { Translate } from './phrases.ts'

type Alert = Speech['alert']
/** How the visitor moves through the shop: where they are, and how they are sent elsewhere. */
export type Way = { here: () => string; go: (to: string, options?: { replace: boolean }) => Promise<void> }
type Session = { forget: () => void; refresh: () => Promise<unknown> }
type Options = { alert: Alert; t: Translate; way: Way; session: Session }

const atLogin = (address: string) => /^\/login(?![^?#])/.test(address)

export type ProblemHandler = ReturnType<typeof createProblemHandler>

/** Decides what the visitor sees of a failed call. What is not named here is its caller's to show. */
export function createProblemHandler({ alert, t, way, session }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let tellingMissing = false

  /** A page makes several calls at once: they are one dialog. */
  function signInSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => void askToSignIn(), limits.request.signInAfterMs)
  }

  async function askToSignIn() {
    const wanted = way.here()
    if (asking || atLogin(wanted)) return
    asking = true
    // The login page sends members away, and a page for members sends visitors to it: while the dialog is open, and
    // until the login page is there, neither is known, so that nothing else leads away or speaks.
    session.forget()
    await alert({ message: t('로그인이 필요합니다.') })
    if (!atLogin(way.here())) await way.go(`/login?${new URLSearchParams({ redirect: wanted })}`)
    await session.refresh()
    asking = false
  }

  async function tellMissing(askedAt: string) {
    if (tellingMissing || askedAt !== way.here()) return // the visitor has left the page in the meantime
    tellingMissing = true
    await alert({ message: t(notFound().message) })
    // Where it was a loader's call, the router has drawn the not-found page at the address that was wanted.
    if (askedAt === way.here()) await way.go('/not-found', { replace: true })
    tellingMissing = false
  }

  return {
    /** A page could not be read. `askedAt` is the address at which the call was made. */
    read({ status }: Problem, askedAt = way.here()) {
      if (status === 401) signInSoon()
      if (status === 404) void tellMissing(askedAt)
    },
    /** A change was refused: a dialog says so, and the page stays as it is. */
    change(problem: Problem, say: Alert) {
      if (problem.status === 401) return signInSoon()
      void say({ kind: 'problem', message: sentenceOf(problem, t) })
    },
  }
}

/** The server's own sentence; of refused fields, the first message of each. */
export function sentenceOf({ phrase, slots, errors }: Problem, t: Translate) {
  const firsts = Object.values(errors ?? {}).flatMap(([first]) => first ?? [])
  return firsts.length === 0 ? t(phrase, slots) : [...new Set(firsts)].map((first) => t(first)).join('\n')
}
