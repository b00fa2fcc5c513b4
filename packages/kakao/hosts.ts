/**
 * Every address outside the page, and every word of the provider's that is not published, in one place: who runs a
 * emulator, or knows better, replaces them. Which of them are assumptions the README says.
 */
export const kakaoHosts = {
  auth: 'https://kauth.kakao.com',
  authErrors: 'https://kauth.kakao.com/error',
  api: 'https://kapi.kakao.com',
  accounts: 'https://accounts.kakao.com',
  sharer: 'https://sharer.kakao.com',
  picker: 'https://friend-picker.kakao.com',
  apps: 'https://apps.kakao.com',
  channel: 'https://pf.kakao.com',
  channelImages: 'https://developers.kakao.com/assets/img/about/logos/channel',
  certPrepare: 'https://cert-sign.kakao.com/ocert/sign/v1/prepare',
  certWindow: 'https://cert-sign.kakao.com/ocert/sign/v1/window',
  certVerify: 'https://cert-sign.kakao.com/sign/v2/verify/K1400',
  certIdentify: 'https://cert-sign.kakao.com/sign/v2/identify/K1400',
  certTargetHeader: 'target-authorization',
  certCancelled: 'CANCELED',
  navi: 'https://kakaonavi.kakao.com/launch/index.do',
  universalLink: 'https://talk-apps.kakao.com/scheme/',
  iosStore: 'https://itunes.apple.com/app/id',
  androidStore: 'market://details',
  talkScheme: 'kakaotalk://inappbrowser',
  syncScheme: 'kakaotalk://bizplugin?plugin_id=6011263b74fc2b49c73a7298',
  shareScheme: 'kakaolink://send',
  naviScheme: 'kakaonavi-sdk://navigate',
  channelScheme: 'kakaoplus://plusfriend',
}
export type Hosts = typeof kakaoHosts

/** All services at one address, as an emulator has them; schemes of apps stay as they are. */
export const hostsAt = (url: string): Hosts => ({
  ...kakaoHosts,
  auth: url,
  api: url,
  accounts: url,
  sharer: url,
  picker: url,
  apps: url,
  channel: url,
  authErrors: `${url}/error`,
  certPrepare: `${url}/ocert/sign/v1/prepare`,
  certWindow: `${url}/ocert/sign/v1/window`,
  certVerify: `${url}/sign/v2/verify/K1400`,
  certIdentify: `${url}/sign/v2/identify/K1400`,
  channelImages: `${url}/channel-images`,
  navi: `${url}/launch/index.do`,
  universalLink: `${url}/scheme/`,
})
