import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { budgetNames, moodWords, spaceNames, traitNames } from '../brief.ts'
import type { Brief } from '../brief-contract.ts'

/** What a business wrote about the space it wants a fragrance for. */
export function QuotationBrief({ brief }: { brief: Brief }) {
  const t = usePhrases()
  const dates = useDates()
  const named = (words: readonly string[]) => words.map((word) => t(word)).join(', ')
  return (
    <Part title={t('공간의 향 요청')}>
      <div className="padded">
        <Facts
          rows={[
            [t('공간'), t(spaceNames[brief.space])],
            [t('넓이'), `${brief.area_m2} m²`],
            [t('공간의 특징'), named(brief.traits.map((trait) => traitNames[trait]))],
            [t('원하는 분위기'), named(moodWords(brief.mood)) || t('정하지 않음')],
            [t('예산'), `${t(budgetNames[brief.budget].name)}, ${t(budgetNames[brief.budget].note)}`],
            [t('개점일'), brief.opens_on ? dates.longDate(brief.opens_on) : t('정하지 않음')],
            [
              t('참고한 페이지'),
              brief.link && (
                <a className="link" href={brief.link} target="_blank" rel="noreferrer">
                  {brief.link}
                </a>
              ),
            ],
          ]}
        />
        {brief.words && <p className="said">{brief.words}</p>}
      </div>
    </Part>
  )
}
