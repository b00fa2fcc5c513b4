import { addChannel, chat } from '@sillage/kakao/channel/open.ts'
import type { Messenger } from '../../kakao-contract.ts'
import { messengerApp } from './messenger-app.ts'

const actions = { add: addChannel, chat }
export type ChannelAction = keyof typeof actions

type Wish = { action: ChannelAction; channel: string; lang: 'ko' | 'en' }

/** Adds the shop's channel or writes to it: in the messenger on a phone, else in a small window. */
export const openChannel = (messenger: Messenger, { action, channel, lang }: Wish): Promise<void> =>
  actions[action](messengerApp(messenger), { channelPublicId: channel, lang })
