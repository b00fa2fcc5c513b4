import { seoulDay } from '@sillage/kit/time.ts'
import { storedText } from '@sillage/web-kit/stored-value.ts'

/** Read again by public/assets/early.js before the next page is drawn. */
const closedDay = storedText(() => localStorage, 'closed_banner')

/** Away until the end of the day in Seoul; where nothing can be stored, as long as this page is open. */
export function closeBanner() {
  document.documentElement.dataset.bannerClosed = ''
  closedDay.write(seoulDay(new Date()))
}
