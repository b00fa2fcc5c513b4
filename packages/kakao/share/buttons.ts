import { clickable } from '../container.ts'
import type { Kakao } from '../kakao.ts'
import type { CustomMessage, DefaultMessage, ScrapMessage, ShareOptions } from './message.ts'
import { readCustom, readDefault, readScrap, type Sendable } from './read-message.ts'
import { send } from './send.ts'

/** The element that is clicked, or a selector that finds it. */
type Contained = { container: Element | string }

/** Makes an element share one of the six kinds of message when it is clicked. */
export const createDefaultButton = (kakao: Kakao, settings: DefaultMessage & ShareOptions & Contained) =>
  attach(kakao, settings, () => readDefault('Share.createDefaultButton', settings))

export const createScrapButton = (kakao: Kakao, settings: ScrapMessage & ShareOptions & Contained) =>
  attach(kakao, settings, () => readScrap('Share.createScrapButton', settings))

export const createCustomButton = (kakao: Kakao, settings: CustomMessage & ShareOptions & Contained) =>
  attach(kakao, settings, () => readCustom('Share.createCustomButton', settings))

function attach(kakao: Kakao, { container }: Contained, read: () => Sendable) {
  const element = clickable(kakao, container, 'KakaoTalk sharing')
  const message = read()
  const onClick = () => void send(kakao, message).catch((error: Error) => kakao.world.warn(error.message))
  element.addEventListener('click', onClick)
  return kakao.lend(() => element.removeEventListener('click', onClick))
}
