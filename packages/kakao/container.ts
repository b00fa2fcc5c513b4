import type { Kakao } from './kakao.ts'
import { KakaoError } from './kakao-error.ts'
import type { World } from './world.ts'

/** The element a button was requested in; `purpose` names the caller. */
export function clickable({ world }: Kakao, container: Element | string | undefined, purpose: string): Element {
  const element = typeof container === 'string' ? found(world, container) : container
  if (!element) throw new KakaoError(`container is required for ${purpose}: pass in element or id`)
  return element
}

/** A text that is no selector finds nothing. */
function found({ find }: World, selector: string) {
  try {
    return find(selector)
  } catch {
    return null
  }
}
