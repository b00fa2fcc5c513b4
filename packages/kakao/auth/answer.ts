import type { Kakao } from '../kakao.ts'
import { refusalOf } from '../kakao-error.ts'
import { withQuery } from '../query.ts'

/** What a sign-in ends with: a code for the server, or why there is none. */
export type Answer = {
  code?: string
  state?: string
  error?: string
  error_description?: string
} & Record<string, unknown>
export type Authorized = Answer & { code: string }

/** Sends an answer to the return address, and to the caller that waits in this page. */
export function deliver({ world }: Kakao, redirectUri: string | undefined, answer: Answer): Authorized {
  if (redirectUri) world.go(withQuery(redirectUri, answer))
  if (answer.code === undefined) throw refusalOf(answer)
  return { ...answer, code: answer.code }
}

/** A refusal of our own, in the provider's words. */
export const refused = (error: string, error_description: string, state: string | undefined): Answer => ({
  error,
  error_description,
  ...(state !== undefined && { state }),
})

export const blockedWindow = (state: string | undefined) =>
  refused('popup_blocked', 'The browser opened no window.', state)
/** Who closes the window has decided, too. */
export const closedWindow = (state: string | undefined) =>
  refused('popup_closed', 'The window was closed before an answer came.', state)
