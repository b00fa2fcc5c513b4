import type { Kakao } from './kakao.ts'
import { KakaoError } from './kakao-error.ts'

/** The element a button was asked for in; `purpose` is whoever needs it. */
export function clickable({ world }: Kakao, container: Element | string | undefined, purpose: string): Element {
  const element = typeof container === 'string' ? world.find(container) : container
  if (!element) throw new KakaoError(`container is required for ${purpose}: pass in element or id`)
  return element
}
