import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Fragment } from 'react'
import { budgetNames, moodWords, spaceNames, traitNames } from '../../brief.ts'
import type { BriefAnswers } from './use-brief-form.ts'
import './brief.css'

/** The brief as sentences; what was answered is marked. */
export function BriefText({ brief }: { brief: BriefAnswers }) {
  const t = usePhrases()
  const dates = useDates()
  const mood = moodWords(brief.mood)
  return (
    <p className="brief-text">
      <mark>{t(spaceNames[brief.space])}</mark>, <mark className="num">{brief.area_m2} m²</mark>.{' '}
      {brief.traits.map((trait) => (
        <Fragment key={trait}>{t(traitNames[trait])}. </Fragment>
      ))}
      {mood.length > 0 && (
        <>
          <mark>{mood.map((word) => t(word)).join(', ')}</mark> {t('향')}.{' '}
        </>
      )}
      {brief.words.trim() !== '' && <>“{brief.words.trim()}” </>}
      <mark>{t(budgetNames[brief.budget].name)}</mark>
      {brief.opens_on ? (
        <>
          , <mark>{t('{day} 오픈', { day: dates.longDate(brief.opens_on) })}</mark>.
        </>
      ) : (
        '.'
      )}
    </p>
  )
}
