import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type Grade, gradeRules } from '../../member/words.ts'
import { gradesWithPrices } from '../words.ts'
import { SheetErrors } from './sheet-errors.tsx'
import type { Sheet } from './use-sheet.ts'

/** Percent off from a number of pieces on, for everyone or for one grade. */
export function SheetTiers({ sheet: { draft, change, errors } }: { sheet: Sheet }) {
  const t = usePhrases()
  const { tiers } = draft
  return (
    <Part
      title={t('수량 할인')}
      actions={
        <Button
          small
          look="quiet"
          icon="plus"
          onClick={() => change({ tiers: [...tiers, { grade: 'general', min_quantity: '', percent: '' }] })}
        >
          {t('줄 추가')}
        </Button>
      }
    >
      {tiers.length === 0 ? (
        <p className="mute padded">{t('여러 개를 사면 할인해 주려면 줄을 추가하세요.')}</p>
      ) : (
        <TierTable tiers={tiers} onChange={(next) => change({ tiers: next })} />
      )}
      <SheetErrors errors={errors} of={/^tiers/} />
    </Part>
  )
}

type Tiers = Sheet['draft']['tiers']

function TierTable({ tiers, onChange }: { tiers: Tiers; onChange: (tiers: Tiers) => void }) {
  const t = usePhrases()
  const put = (at: number, changes: Partial<Tiers[number]>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...changes } : tier)))
  return (
    <table className="data grid-edit framed">
      <thead>
        <tr>
          <th scope="col">{t('등급')}</th>
          <th scope="col" className="end">
            {t('몇 개부터')}
          </th>
          <th scope="col" className="end">
            {t('할인 (%)')}
          </th>
          <th scope="col" className="tight">
            <span className="sr">{t('빼기')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, at) => (
          <TierRow
            key={at}
            tier={tier}
            number={at + 1}
            onChange={(changes) => put(at, changes)}
            onRemove={() => onChange(tiers.toSpliced(at, 1))}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  tier: Tiers[number]
  number: number
  onChange: (changes: Partial<Tiers[number]>) => void
  onRemove: () => void
}

function TierRow({ tier, number, onChange, onRemove }: RowProps) {
  const t = usePhrases()
  const labels = { min_quantity: t('몇 개부터'), percent: t('할인 (%)') }
  return (
    <tr>
      <td>
        <select
          className="input"
          aria-label={`${t('등급')} ${number}`}
          value={tier.grade}
          onChange={(event) => onChange({ grade: event.target.value as Grade })}
        >
          <option value="general">{t('모두')}</option>
          {gradesWithPrices.map((grade) => (
            <option key={grade} value={grade}>
              {t(gradeRules[grade].name)}
            </option>
          ))}
        </select>
      </td>
      {(['min_quantity', 'percent'] as const).map((name) => (
        <td key={name} className="end">
          <input
            className="input input-num"
            inputMode="numeric"
            aria-label={`${labels[name]} ${number}`}
            value={tier[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </td>
      ))}
      <td className="tight">
        <Button
          small
          look="quiet"
          icon="close"
          aria-label={t('{name} 빼기', { name: `${t('수량 할인')} ${number}` })}
          onClick={onRemove}
        />
      </td>
    </tr>
  )
}
