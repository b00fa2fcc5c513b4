/** Every address outside the page, in one place: who runs a stand-in replaces them all. */
export const kakaoHosts = {
  auth: 'https://kauth.kakao.com',
  api: 'https://kapi.kakao.com',
  accounts: 'https://accounts.kakao.com',
  sharer: 'https://sharer.kakao.com',
  picker: 'https://friend-picker.kakao.com',
  apps: 'https://apps.kakao.com',
  channel: 'https://pf.kakao.com',
  channelImages: 'https://developers.kakao.com/assets/img/about/logos/channel',
  cert: 'https://cert-sign.kakao.com',
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

/** All services at one address, as a stand-in has them; schemes of apps stay as they are. */
export const hostsAt = (url: string): Hosts => ({
  ...kakaoHosts,
  ...{ auth: url, api: url, accounts: url, sharer: url, picker: url, apps: url, channel: url, cert: url },
  ...{ channelImages: `${url}/channel-images`, navi: `${url}/launch/index.do`, universalLink: `${url}/scheme/` },
})
