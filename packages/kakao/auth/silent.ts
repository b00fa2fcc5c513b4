import type { Device } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { queryOf } from '../query.ts'
import type { Answer } from './answer.ts'
import type { Question } from './authorize-query.ts'
import type { Wish } from './settings.ts'

/** Only pages of a channel inside the provider's app can sign someone in without a word. */
export const maySignInSilently = ({ world }: Kakao, wish: Wish, { isChannelHome }: Device) =>
  wish.throughSyncplugin &&
  isChannelHome &&
  !wish.isPopup &&
  !wish.asks.has('cert') &&
  world.signInSilently !== undefined

/** The answer, or undefined where the person has to be asked after all. */
export async function signInSilently({ world }: Kakao, wish: Wish, question: Question): Promise<Answer | undefined> {
  try {
    const led = await world.signInSilently?.(queryOf({ ...question, is_popup: false, prompt: 'none' }))
    const answer: Answer = Object.fromEntries(new URL(led ?? '').searchParams)
    const isLeft =
      answer.error === 'interaction_required' || (answer.error === 'consent_required' && !wish.asks.has('none'))
    return isLeft ? undefined : answer
  } catch {
    // Whatever the app could not do, the window can.
    return undefined
  }
}
