import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { LineDeeds } from './line-deeds.ts'
import { LineMoney, LinePicture, LineQuantity, LineRemove, LineSubject } from './line-parts.tsx'
import type { PricedLine } from './priced-lines.ts'

type Props = { lines: PricedLine[]; deeds: LineDeeds }

/** The lines on a phone. */
export function LineCards({ lines, deeds }: Props) {
  const t = usePhrases()
  return (
    <ul className="rows" aria-label={t('담은 상품')}>
      {lines.map((line, index) => (
        <li key={line.key} className="quotation-card">
          <LinePicture line={line} />
          <div className="quotation-subject">
            <LineSubject line={line} deeds={deeds} />
          </div>
          <LineRemove line={line} deeds={deeds} />
          <div className="quotation-card-foot">
            <LineQuantity line={line} deeds={deeds} first={index === 0} />
            <div className="end num">
              <span className="tiny mute">
                {t('단가')} <LineMoney line={line} of="price" />
              </span>
              <b className="quotation-sum">
                <LineMoney line={line} of="sum" />
              </b>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
