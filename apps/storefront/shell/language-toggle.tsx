import { useShop } from '@sillage/domains/shop.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { type Locale, usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { createPreferences } from '@sillage/web-kit/preferences.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'

const names = { ko: '한국어 KRW', en: 'English USD' }
const wire = { ko: { lang: 'kr', currency: 'krw' }, en: { lang: 'en', currency: 'usd' } } as const

/** Changes to the other language and its currency, after a question: the page is loaded anew. */
export function LanguageToggle() {
  const { locale, t } = usePhrasebook()
  const { api } = useShop()
  const { confirm } = useDialogs()
  const other: Locale = locale === 'ko' ? 'en' : 'ko'
  const { submit, pending } = useSubmit(() => api.member.language({ body: wire[other] }), {
    onDone() {
      createPreferences(() => localStorage).chooseLanguage(other)
      location.reload()
    },
  })

  async function ask() {
    const message =
      other === 'en'
        ? t('영어와 달러로 바꿀까요? 페이지를 새로 불러와요.')
        : t('한국어와 원화로 바꿀까요? 페이지를 새로 불러와요.')
    if (await confirm({ message, confirmLabel: t('바꾸기') })) await submit(undefined)
  }

  return (
    <button type="button" lang={other} onClick={ask} disabled={pending}>
      {names[other]}
    </button>
  )
}
