import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { LineDeeds } from './line-deeds.ts'
import { LineMoney, LinePicture, LineQuantity, LineRemove, LineSubject } from './line-parts.tsx'
import type { PricedLine } from './priced-lines.ts'

type Props = { lines: PricedLine[]; deeds: LineDeeds }

/** The lines on a desktop. */
export function LineTable({ lines, deeds }: Props) {
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
              <LineSubject line={line} deeds={deeds} />
            </td>
            <td>
              <LineQuantity line={line} deeds={deeds} first={index === 0} />
            </td>
            <td className="end num">
              <LineMoney line={line} of="price" />
            </td>
            <td className="end num quotation-sum">
              <LineMoney line={line} of="sum" />
            </td>
            <td>
              <LineRemove line={line} deeds={deeds} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
