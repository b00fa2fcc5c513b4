import { readCookie } from '@sillage/web-kit/cookies.ts'
import type { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { storedText } from '@sillage/web-kit/stored-value.ts'

const chosen = storedText(() => localStorage, 'lang')
const offered = storedText(() => localStorage, 'language_offered')

type Offer = { toast: ReturnType<typeof useDialogs>['toast']; choose: () => void }

/** Offers English, once and in English, to a visitor who has not chosen a language. */
export function offerEnglish({ toast, choose }: Offer) {
  if (navigator.languages.some((language) => /^ko/.test(language))) return
  // Where nothing can be remembered, nothing is offered: it would come back on every page.
  if (readCookie(document.cookie, 'lang') !== undefined || !rememberOffer()) return
  toast({
    message: 'This shop is also available in English, with prices in US dollars.',
    lang: 'en',
    action: { label: 'View in English', onPress: choose },
    closeLabel: 'Stay in Korean',
  })
}

/** True the first time, and only where it is remembered. */
const rememberOffer = () => !chosen.read() && !offered.read() && offered.write('1')
