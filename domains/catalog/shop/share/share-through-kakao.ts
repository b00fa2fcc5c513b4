import type { DefaultMessage } from '@sillage/kakao/share/message.ts'
import { sendDefault } from '@sillage/kakao/share/send.ts'
import type { Messenger } from '../../../member/kakao-contract.ts'
import { messengerApp } from '../../../member/shop/kakao/messenger-app.ts'

/** Asks the visitor whom to send a message to: in the messenger on a phone, else in its window. */
export const shareThroughKakao = (messenger: Messenger, message: DefaultMessage): Promise<void> =>
  sendDefault(messengerApp(messenger), message)
