import type { World } from './world.ts'

/** What kind of machine and browser this is; the provider's flows differ by it. */
export type Device = ReturnType<typeof deviceOf>

/** An old browser says MSIE and its version; the last one says Trident and is new enough. */
export const isOldExplorer = ({ userAgent }: World) => Number(/MSIE (\d+)/.exec(userAgent)?.[1] ?? 11) < 11

export function deviceOf({ userAgent, maxTouchPoints }: World) {
  const has = (pattern: RegExp) => pattern.test(userAgent)
  const isAndroid = has(/android/i)
  // A tablet of Apple's says it is a Mac; no Mac has a screen for fingers.
  const isTabletMac = has(/macintosh/i) && maxTouchPoints > 1
  const isIos = !isAndroid && (isTabletMac || has(/iphone|ipad|ipod/i))
  const isAndroidTablet = isAndroid && !has(/mobi|mini|fennec/i)
  const isTalk = has(/kakaotalk/i)
  return {
    isAndroid,
    isIos,
    isTalk,
    isPad: isTabletMac || has(/ipad/i),
    isMobile: (isAndroid && !isAndroidTablet) || (isIos && !isTabletMac && !has(/ipad/i)),
    isChannelHome: isTalk && has(/ch-home/i),
    /** Pages inside these apps can neither open windows nor hear from them. */
    isFacebookOrInstagram: has(/instagram|fb_iab|fban|fbav/i),
    chrome: Number(/chrome\/(\d+)/i.exec(userAgent)?.[1] ?? 0),
    isFirefox: has(/firefox/i),
    isOpera: has(/opr\//i),
    /** Browsers on phones that launch no other app. */
    launchesNothing: has(/opr\/|opt\/|huawei/i),
  }
}
