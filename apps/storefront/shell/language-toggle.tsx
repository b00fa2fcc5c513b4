import { useShop } from '@sillage/domains/shop.ts'
import { currencyOf } from '@sillage/kit/language.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { type Locale, usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { createPreferences } from '@sillage/web-kit/preferences.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useEffect, useEffectEvent } from 'react'

const names = { ko: '한국어 KRW', en: 'English USD' }

/** Asked in both languages: who looks for their own may not read the page's. */
const words = {
  toEn: { ko: '영어로 볼까요?', en: 'Switch to English?' },
  toKo: { ko: '한국어로 볼까요?', en: 'Switch to Korean?' },
  yes: { ko: '바꾸기', en: 'Switch' },
  no: { ko: '취소', en: 'Cancel' },
}

/** Changes to the other language and its currency, after a question; a browser that reads English is offered it once. */
export function LanguageToggle() {
  const { locale } = usePhrasebook()
  const { confirm, toast } = useDialogs()
  const other: Locale = locale === 'ko' ? 'en' : 'ko'
  const lang = other === 'en' ? 'en' : 'kr'
  const { api } = useShop()
  const { submit, pending } = useSubmit(() => api.member.language({ body: { lang, currency: currencyOf[lang] } }), {
    onDone() {
      createPreferences(() => localStorage).chooseLanguage(other)
      location.reload()
    },
  })

  const offer = useEffectEvent(async () => {
    if (locale === 'en' || !/^en/.test(navigator.language)) return
    // A chunk that does not come is one offer less.
    const chunk = await import('./offer-english.ts').catch(() => null)
    chunk?.offerEnglish({ toast, choose: () => void submit(undefined) })
  })
  useEffect(() => void offer(), [])

  async function ask() {
    const both = (word: keyof typeof words) => `${words[word][other]} · ${words[word][locale]}`
    const title = both(other === 'en' ? 'toEn' : 'toKo')
    const message = `${names[locale]} → ${names[other]}`
    if (await confirm({ title, message, confirmLabel: both('yes'), cancelLabel: both('no') })) await submit(undefined)
  }

  return (
    <button type="button" lang={other} onClick={ask} disabled={pending}>
      {names[other]}
    </button>
  )
}
