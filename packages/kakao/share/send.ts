import { deviceOf } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { checkSize } from './check-size.ts'
import type { CustomMessage, DefaultMessage, ScrapMessage, ShareOptions } from './message.ts'
import { readCustom, readDefault, readScrap, type Sendable } from './read-message.ts'
import { sendThroughApp } from './through-app.ts'
import { sendThroughWindow } from './through-window.ts'

/** Shares one of the six ready-made kinds of message. */
export const sendDefault = (kakao: Kakao, settings: DefaultMessage & ShareOptions) =>
  send(kakao, readDefault('Share.sendDefault', settings))

/** Shares a page as the provider reads it. */
export const sendScrap = (kakao: Kakao, settings: ScrapMessage & ShareOptions) =>
  send(kakao, readScrap('Share.sendScrap', settings))

/** Shares a message of the app's own template. */
export const sendCustom = (kakao: Kakao, settings: CustomMessage & ShareOptions) =>
  send(kakao, readCustom('Share.sendCustom', settings))

/** In the app where there is one, else in a window. Ends when the person has been asked. */
export async function send(kakao: Kakao, message: Sendable): Promise<void> {
  const { isTalk, isMobile, isPad, launchesNothing } = deviceOf(kakao.world)
  const { throughTalk = true } = message.options
  const isThroughApp = isTalk || (throughTalk && (isMobile || isPad) && !launchesNothing)
  if (isThroughApp) return sendThroughApp(kakao, message)
  checkSize(message.wire)
  sendThroughWindow(kakao, message)
}
