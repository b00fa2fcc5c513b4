import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { LineActions } from './line-actions.ts'
import { LineMoney, LinePicture, LineQuantity, LineRemove, LineSubject } from './line-parts.tsx'
import type { PricedLine } from './priced-lines.ts'

type Props = { lines: PricedLine[]; actions: LineActions }

/** The lines on a phone. */
export function LineCards({ lines, actions }: Props) {
  const t = usePhrases()
  return (
    <ul className="rows" aria-label={t('담은 상품')}>
      {lines.map((line, index) => (
        <li key={line.key} className="quotation-card">
          <LinePicture line={line} />
          <div className="quotation-subject">
            <LineSubject line={line} actions={actions} />
          </div>
          <LineRemove line={line} actions={actions} />
          <div className="quotation-card-foot">
            <LineQuantity line={line} actions={actions} first={index === 0} />
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
