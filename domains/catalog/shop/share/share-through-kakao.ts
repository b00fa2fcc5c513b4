import { hostsAt } from '@sillage/kakao/hosts.ts'
import { createKakao } from '@sillage/kakao/kakao.ts'
import type { DefaultMessage } from '@sillage/kakao/share/message.ts'
import { sendDefault } from '@sillage/kakao/share/send.ts'
import type { Messenger } from '../../../member/kakao-contract.ts'

/** Asks the visitor whom to send a message to: in the messenger on a phone, else in its window. */
export function shareThroughKakao({ key, stand_in }: Messenger, message: DefaultMessage): Promise<void> {
  const kakao = createKakao(stand_in ? { hosts: hostsAt(stand_in) } : {})
  kakao.init(key)
  return sendDefault(kakao, message)
}
