import { useShop } from '@sillage/domains/shop.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { type Locale, type Translate, usePhrasebook } from '@sillage/web-kit/phrases.ts'
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
    const question = { ...questionIn(other, t), confirmLabel: t('바꾸기') }
    if (await confirm(question)) await submit(undefined)
  }

  return (
    <button type="button" lang={other} onClick={ask} disabled={pending}>
      {names[other]}
    </button>
  )
}

function questionIn(other: Locale, t: Translate) {
  if (other === 'en') return { title: t('영어로 볼까요?'), message: t('가격도 달러로 바뀌고, 페이지를 새로 불러와요.') }
  return { title: t('한국어로 볼까요?'), message: t('가격도 원화로 바뀌고, 페이지를 새로 불러와요.') }
}
