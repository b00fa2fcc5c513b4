import { seoulDay } from '@sillage/kit/time.ts'

/** Read again by public/assets/early.js before the next page is drawn. */
const closedBannerKey = 'closed_banner'

/** Away until the end of the day in Seoul. */
export function closeBanner() {
  document.documentElement.dataset.bannerClosed = ''
  try {
    localStorage.setItem(closedBannerKey, seoulDay(new Date()))
  } catch {
    // Without storage it stays away as long as this page is open.
  }
}
