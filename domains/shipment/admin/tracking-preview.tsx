import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { type Outcome, outcomeLooks } from './outcome-looks.ts'
import type { TrackingRow } from './read-tracking.ts'

type Shown = Outcome['outcome'] | 'all'
type Props = { rows: readonly Outcome[]; parcels: readonly TrackingRow[] }

/** What becomes, or became, of each row of the file, in its order. */
export function TrackingPreview({ rows, parcels }: Props) {
  const t = usePhrases()
  const [shown, setShown] = useState<Shown>('all')
  const count = (outcome: Shown) => rows.filter((row) => outcome === 'all' || row.outcome === outcome).length
  const choices = [
    { name: 'all', label: t('모두') },
    { name: 'done', label: t('보낼 수 있음') },
    { name: 'known', label: t('이미 처리') },
    { name: 'refused', label: t('막힘') },
  ] as const
  return (
    <Part title={t('줄별 결과')}>
      <fieldset className="seg">
        <legend className="sr">{t('보여 줄 결과')}</legend>
        {choices.map(({ name, label }) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
            {label} {count(name)}
          </button>
        ))}
      </fieldset>
      <div className="scroll">
        <table className="data">
          <thead>
            <tr>
              <th scope="col" className="end">
                {t('줄')}
              </th>
              <th scope="col">{t('주문 번호')}</th>
              <th scope="col">{t('택배사')}</th>
              <th scope="col">{t('송장 번호')}</th>
              <th scope="col">{t('상태')}</th>
              <th scope="col">{t('결과')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) =>
              shown === 'all' || row.outcome === shown ? (
                <Row key={at} line={at + 1} row={row} parcel={parcels[at]} />
              ) : null,
            )}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

type RowProps = { line: number; row: Outcome; parcel: TrackingRow | undefined }

function Row({ line, row: { order_no, outcome, reason }, parcel }: RowProps) {
  const t = usePhrases()
  const { tone, label } = outcomeLooks[outcome]
  return (
    <tr>
      <td className="end mute">{line}</td>
      <td>{order_no}</td>
      <td className="soft">{parcel?.courier}</td>
      <td className="soft">{parcel?.tracking_no}</td>
      <td>
        <State tone={tone}>{t(label)}</State>
      </td>
      <td className={outcome === 'refused' ? 'fill bad' : 'fill mute'}>{reason && t(reason)}</td>
    </tr>
  )
}
