import { hasHangul } from '@sillage/kit/hangul.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { type ReactNode, useState } from 'react'
import './written-in-korean.css'

/** By name, the texts of one post; null where there is none. */
type Texts = Record<string, string | null>
type Options<Written extends Texts> = {
  written: Written
  translatable: boolean
  /** Asks for the English; null stands for what is English already. */
  ask: () => Promise<{ [name in keyof Written]: string | null }>
}
type Translated<Written extends Texts> = { of: Written; english: { [name in keyof Written]: string | null } }

/**
 * Tells readers of English that a text is Korean, before they try to read it, and gives them a translation when they ask.
 * `shown` are the texts to draw, `mark` says what they are.
 */
export function useTranslated<Written extends Texts>({ written, translatable, ask }: Options<Written>) {
  const { t, locale } = usePhrasebook()
  const { call } = useDataCalls()
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<Translated<Written>>()
  const [isWanted, setWanted] = useState(false)
  const names = Object.keys(written)
  // What its author has changed since is asked for again.
  const english = made && names.every((name) => made.of[name] === written[name]) ? made.english : undefined
  const isShown = isWanted && english !== undefined

  async function toggle() {
    setWanted(!isShown)
    if (english) return
    setBusy(true)
    const reply = await call(ask).catch(() => undefined) // shown by call
    if (reply) setMade({ of: written, english: reply })
    setBusy(false)
  }

  const isKorean = names.some((name) => hasHangul(written[name] ?? ''))
  if (locale === 'ko' || !isKorean) return { shown: written, mark: null }
  const button = translatable && (
    <button type="button" className="translate" disabled={isBusy} onClick={() => void toggle()}>
      {t(isShown ? '원문 보기' : '번역 보기')}
    </button>
  )
  const mark: ReactNode = (
    <>
      <span className="in-korean">{t(isShown ? '자동 번역' : '한국어로 쓴 글')}</span>
      {button}
    </>
  )
  if (!isShown) return { shown: written, mark }
  const inEnglish = names.map((name) => [name, english[name] ?? written[name]])
  // The same names, each with a text again.
  return { shown: Object.fromEntries(inEnglish) as Written, mark }
}
