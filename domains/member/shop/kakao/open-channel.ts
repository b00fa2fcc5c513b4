import { addChannel, chat } from '@sillage/kakao/channel/open.ts'
import type { Messenger } from '../../kakao-contract.ts'
import { messengerApp } from './messenger-app.ts'

const deeds = { add: addChannel, chat }
export type ChannelDeed = keyof typeof deeds

type Wish = { deed: ChannelDeed; channel: string; lang: 'ko' | 'en' }

/** Adds the shop's channel or writes to it: in the messenger on a phone, else in a small window. */
export const openChannel = (messenger: Messenger, { deed, channel, lang }: Wish): Promise<void> =>
  deeds[deed](messengerApp(messenger), { channelPublicId: channel, lang })
