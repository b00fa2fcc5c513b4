import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { LineActions } from './line-actions.ts'
import { LineMoney, LinePicture, LineQuantity, LineRemove, LineSubject } from './line-parts.tsx'
import type { PricedLine } from './priced-lines.ts'

type Props = { lines: PricedLine[]; actions: LineActions }

/** The lines on a desktop. */
export function LineTable({ lines, actions }: Props) {
  const t = usePhrases()
  return (
    <table className="quotation-table">
      <caption className="sr">{t('담은 상품')}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('상품')}
          </th>
          <th scope="col">{t('수량')}</th>
          <th scope="col" className="end">
            {t('단가')}
          </th>
          <th scope="col" className="end">
            {t('금액')}
          </th>
          <th scope="col">
            <span className="sr">{t('빼기')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.key}>
            <td>
              <LinePicture line={line} />
            </td>
            <td className="quotation-subject">
              <LineSubject line={line} actions={actions} />
            </td>
            <td>
              <LineQuantity line={line} actions={actions} first={index === 0} />
            </td>
            <td className="end num">
              <LineMoney line={line} of="price" />
            </td>
            <td className="end num quotation-sum">
              <LineMoney line={line} of="sum" />
            </td>
            <td>
              <LineRemove line={line} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
