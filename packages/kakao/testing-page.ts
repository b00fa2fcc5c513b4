import { selectShippingAddress } from './address/shipping-address.ts'
import { request } from './api/request.ts'
import { authorize } from './auth/authorize.ts'
import { authorizeForCert } from './auth/certificate.ts'
import { getStatusInfo, logout } from './auth/status.ts'
import { setAccessToken } from './auth/token.ts'
import { certify } from './cert/certify.ts'
import { createAddChannelButton, createChatButton } from './channel/buttons.ts'
import { followChannel } from './channel/follow.ts'
import { addChannel } from './channel/open.ts'
import { hostsAt } from './hosts.ts'
import { createKakao } from './kakao.ts'
import { KakaoError } from './kakao-error.ts'
import { startNavigation } from './navi/start.ts'
import { selectChat, selectFriend, selectFriends } from './picker/select.ts'
import { createScrapButton } from './share/buttons.ts'
import { deleteImage, scrapImage, uploadImage } from './share/images.ts'
import { sendDefault } from './share/send.ts'
import { labelOf, type PageLanguage } from './testing-labels.ts'

export type PageSettings = { url: string; jsKey: string; channel: string; lang: PageLanguage }

/** A page with one button for each thing the package does; what came of it stands in the status line. */
export function drawPage({ url, jsKey, channel, lang }: PageSettings, root: Element = document.body) {
  const kakao = createKakao({ hosts: hostsAt(url) })
  kakao.init(jsKey)
  const redirectUri = location.origin + location.pathname
  const link = { webUrl: redirectUri, mobileWebUrl: redirectUri }
  const content = { title: '앰버 캔들', imageUrl: `${redirectUri}candle.png`, link, description: '따뜻한 호박 향' }
  const settle = { settleId: 'settle-1', dealerAppKey: 'dealer-key', identifyItems: ['ci'] }
  const picture = () => new File([Uint8Array.from([71, 73, 70])], 'a.gif', { type: 'image/gif' })
  let code = ''
  async function signIn() {
    const answer = await authorize(kakao, { isPopup: true, state: 'of the page', throughTalk: false })
    code = answer?.code ?? ''
    return answer
  }
  /** The server of an app, which knows its secret, gives the code for a token. */
  async function keepToken() {
    const reply = await fetch('/try/token', { method: 'POST', body: code })
    const { access_token } = await reply.json()
    await setAccessToken(kakao, access_token)
  }

  const deeds: Record<string, () => unknown> = {
    'sign in in a window': signIn,
    'sign in by leaving': () => authorize(kakao, { redirectUri, state: 'of the page', throughTalk: false }),
    'sign in silently': () => authorize(kakao, { prompt: 'none' }),
    'sign with a certificate': () => authorizeForCert(kakao, { redirectUri, settleId: 'settle-1', throughTalk: false }),
    'keep the token': keepToken,
    'look at the status': () => getStatusInfo(kakao),
    'sign out': () => logout(kakao),
    'list my friends': () => request(kakao, { url: '/v1/api/talk/friends', data: { limit: 2 } }),
    'share a product': () =>
      new Promise((resolve, reject) => {
        sendDefault(kakao, {
          ...{
            objectType: 'commerce',
            content,
            buttons: [{ title: '사러 가기', link }],
            callback: () => resolve('sent'),
          },
          commerce: { regularPrice: 32_000, discountPrice: 28_800, currencyUnit: '원' },
        }).catch(reject)
      }),
    'store a picture and forget it': async () => {
      const stored = await uploadImage(kakao, { file: [picture()] })
      const again = await scrapImage(kakao, { imageUrl: stored.infos.original.url })
      await deleteImage(kakao, { imageUrl: again.infos.original.url })
      return again
    },
    'pick a friend': () => selectFriend(kakao),
    'pick friends': () => selectFriends(kakao, { title: '초대할 친구', maxPickableCount: 2 }),
    'pick a chat': () => selectChat(kakao, { chatFilters: ['regular', 'open'] }),
    'pick an address': () => selectShippingAddress(kakao),
    'follow the channel': () => followChannel(kakao, { channelPublicId: channel }),
    'add a channel nobody has': () => addChannel(kakao, { channelPublicId: '_nobody' }),
    'prove who I am': () => certify(kakao, settle),
    'find the way': () => startNavigation(kakao, { name: '성수점', x: 127.056, y: 37.544, coordType: 'wgs84' }),
  }

  const status = Object.assign(document.createElement('output'), { id: 'status' })
  let spoken = lang
  const show = (value: unknown) => {
    status.textContent = JSON.stringify(value) ?? labelOf('nothing', spoken)
  }
  /** A button that says what it does, in the language of the page. */
  const buttonOf = (name: string, settings: { id?: string; className: string }) => {
    const button = Object.assign(document.createElement('button'), { ...settings, textContent: labelOf(name, lang) })
    button.dataset.label = name
    return button
  }
  const toggle = buttonOf('English', { className: 'cancel' })
  toggle.addEventListener('click', () => {
    spoken = spoken === 'ko' ? 'en' : 'ko'
    document.documentElement.lang = spoken
    for (const element of root.querySelectorAll<HTMLElement>('[data-label]'))
      element.textContent = labelOf(element.dataset.label ?? '', spoken)
  })
  root.append(toggle, status)
  for (const [name, deed] of Object.entries(deeds)) {
    const button = buttonOf(name, { className: 'cancel' })
    button.addEventListener('click', async () => {
      status.textContent = `${labelOf(name, spoken)} …`
      try {
        show(await deed())
      } catch (error) {
        show(error instanceof KakaoError ? { refused: error.message, ...error.details } : String(error))
      }
    })
    root.append(button)
  }
  const scrap = buttonOf('share this page', { id: 'scrap', className: 'cancel' })
  const buttons = Object.assign(document.createElement('p'), { id: 'channel' })
  root.append(scrap, buttons)
  createScrapButton(kakao, { container: '#scrap', requestUrl: redirectUri })
  createAddChannelButton(kakao, { container: '#channel', channelPublicId: channel })
  createChatButton(kakao, { container: '#channel', channelPublicId: channel })
}
