import type { Emulator, TalkMessage } from './emulator.ts'
import { nicknameOf } from './people.ts'

/** A message has reached people. */
export function keepMessage({ sent, note }: Emulator, from: number, to: number[], message: TalkMessage) {
  sent.push({ from, to, message })
  note('message', `${to.map(nicknameOf).join(', ')}: ${message.title}`)
}

/** Someone has added the channel. */
export function keepFollower({ followers, note }: Emulator, id: number) {
  followers.add(id)
  note('follow', nicknameOf(id))
}
