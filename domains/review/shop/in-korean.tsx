import { languageOf } from '@sillage/kit/text-language.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'

/** Says to readers of English that a text below is Korean, before they try to read it. */
export function InKorean({ text }: { text: string }) {
  const { t, locale } = usePhrasebook()
  if (locale === 'ko' || languageOf(text) !== 'ko') return null
  return <span className="in-korean">{t('한국어로 쓴 글')}</span>
}
