import { createShippingAddress, selectShippingAddress, updateShippingAddress } from './address/shipping-address.ts'
import { request } from './api/request.ts'
import { authorize } from './auth/authorize.ts'
import { authorizeForCert } from './auth/certificate.ts'
import { getStatusInfo, logout } from './auth/status.ts'
import { setAccessToken } from './auth/token.ts'
import { certify } from './cert/certify.ts'
import { followChannel } from './channel/follow.ts'
import { addChannel } from './channel/open.ts'
import type { Kakao } from './kakao.ts'
import { navigationPage, shareNavigation, startNavigation } from './navi/start.ts'
import { select, selectChat, selectFriend, selectFriends } from './picker/select.ts'
import { deleteImage, scrapImage, uploadImage } from './share/images.ts'
import type { DefaultMessage } from './share/message.ts'
import { sendCustom, sendDefault, sendScrap } from './share/send.ts'
import { callEvery } from './testing-calls.ts'

type Actions = Record<string, () => unknown>
type Page = { jsKey: string; channel: string; redirectUri: string }

/** Everything the package does that is not a button of its own, by what it is called on the page. */
export const actionsOf = (kakao: Kakao, page: Page): Actions => ({
  ...signIns(kakao, page),
  ...shares(kakao, page),
  ...pictures(kakao),
  ...picks(kakao, page),
  ...addresses(kakao, page),
  ...channels(kakao, page),
  ...ways(kakao),
  'clean everything up': () => kakao.cleanup(),
  'begin again': () => kakao.init(page.jsKey),
})

function signIns(kakao: Kakao, { channel, redirectUri }: Page): Actions {
  const settle = { settleId: 'settle-1', dealerAppKey: 'dealer-key', identifyItems: ['ci'] }
  const state = 'of the page'
  let code = ''
  return {
    async 'sign in in a window'() {
      const answer = await authorize(kakao, { isPopup: true, state, throughTalk: false })
      code = answer?.code ?? ''
      return answer
    },
    'sign in by leaving': () => authorize(kakao, { redirectUri, state, throughTalk: false }),
    'sign in silently': () => authorize(kakao, { prompt: 'none' }),
    'sign with a certificate': () => authorizeForCert(kakao, { redirectUri, settleId: 'settle-1', throughTalk: false }),
    /** The server of an app, which knows its secret, gives the code for a token. */
    async 'keep the token'() {
      const reply = await fetch('/try/token', { method: 'POST', body: code })
      const { access_token } = await reply.json()
      await setAccessToken(kakao, access_token)
    },
    'look at the status': () => getStatusInfo(kakao),
    'sign out': () => logout(kakao),
    'prove who I am': () => certify(kakao, settle),
    'list my friends': () => request(kakao, { url: '/v1/api/talk/friends', data: { limit: 2 } }),
    'call every address': () => callEvery(kakao, { channel, request_url: redirectUri }),
  }
}

/** Ends when the window says that it was sent. */
const untilSent = (send: (callback: () => void) => Promise<void>) =>
  new Promise((resolve, reject) => {
    send(() => resolve('sent')).catch(reject)
  })

function shares(kakao: Kakao, { redirectUri }: Page): Actions {
  const link = { webUrl: redirectUri, mobileWebUrl: redirectUri }
  const content = { title: '앰버 캔들', imageUrl: `${redirectUri}candle.png`, link, description: '따뜻한 호박 향' }
  const share = (message: DefaultMessage) => untilSent((callback) => sendDefault(kakao, { ...message, callback }))
  const buttons = [{ title: '사러 가기', link }] as const
  return {
    'share a product': () =>
      share({
        objectType: 'commerce',
        content,
        buttons,
        commerce: { regularPrice: 32_000, discountPrice: 28_800, currencyUnit: '원' },
      }),
    'share news': () => share({ objectType: 'feed', content, social: { likeCount: 3 } }),
    'share a list': () =>
      share({ objectType: 'list', headerTitle: '새로 나온 향', headerLink: link, contents: [content, content] }),
    'share a place': () => share({ objectType: 'location', content, address: '서울 성동구 연무장길 12' }),
    'share an event': () => share({ objectType: 'calendar', idType: 'event', id: 'class-1', content }),
    'share words': () => share({ objectType: 'text', text: '오늘도 문 열었어요', link }),
    'share an address': () => untilSent((callback) => sendScrap(kakao, { requestUrl: redirectUri, callback })),
    'share a template': () =>
      untilSent((callback) => sendCustom(kakao, { templateId: 1001, templateArgs: { name: '하나' }, callback })),
    'share far too much': () => share({ objectType: 'text', text: '향'.repeat(10_000), link }),
  }
}

function pictures(kakao: Kakao): Actions {
  const file = () => [new File([Uint8Array.from([71, 73, 70])], 'a.gif', { type: 'image/gif' })]
  let imageUrl = 'http://127.0.0.1/none'
  const kept = async (storing: ReturnType<typeof uploadImage>) => {
    const stored = await storing
    imageUrl = stored.infos.original.url
    return stored
  }
  return {
    'store a picture': () => kept(uploadImage(kakao, { file: file() })),
    'store a picture of the web': () => kept(scrapImage(kakao, { imageUrl })),
    'forget the picture': () => deleteImage(kakao, { imageUrl }),
  }
}

function picks(kakao: Kakao, { redirectUri }: Page): Actions {
  return {
    'pick a friend': () => selectFriend(kakao),
    'pick friends': () => selectFriends(kakao, { title: '초대할 친구', maxPickableCount: 2 }),
    'pick a chat': () => selectChat(kakao, { chatFilters: ['regular', 'open'] }),
    'pick people of a chat': () => selectChat(kakao, { selectionType: 'chatMember', chatFilters: ['regular'] }),
    'pick friends or a chat': () => select(kakao, { chatParams: { chatFilters: ['regular'] } }),
    'pick a friend by leaving': () => selectFriend(kakao, { returnUrl: redirectUri }),
  }
}

function addresses(kakao: Kakao, { redirectUri }: Page): Actions {
  return {
    'pick an address': () => selectShippingAddress(kakao),
    'write an address': () => createShippingAddress(kakao),
    'change an address': () => updateShippingAddress(kakao, { addressId: 40010022 }),
    'pick an address by leaving': () => selectShippingAddress(kakao, { returnUrl: redirectUri }),
  }
}

function channels(kakao: Kakao, { channel }: Page): Actions {
  return {
    'follow the channel': () => followChannel(kakao, { channelPublicId: channel }),
    'follow a channel nobody has': () => followChannel(kakao, { channelPublicId: '_nobody' }),
    'add a channel nobody has': () => addChannel(kakao, { channelPublicId: '_nobody' }),
  }
}

function ways(kakao: Kakao): Actions {
  const place = { name: '성수점', x: 127.056, y: 37.544, coordType: 'wgs84' } as const
  return {
    'find the way': () => startNavigation(kakao, place),
    'pass a place on': () => shareNavigation(kakao, place),
    'name the page of the way': () => navigationPage(kakao, place),
  }
}
