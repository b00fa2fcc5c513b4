import { Part } from '@sillage/admin-kit/part.tsx'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { StaffQuotation } from '../staff-contract.ts'

/** What each version said that was sent, the newest first. */
export function Versions({ quotation }: { quotation: StaffQuotation }) {
  const t = usePhrases()
  const amountText = useAmountText(quotation)
  if (quotation.versions.length === 0) return null
  return (
    <Part title={t('보낸 버전')}>
      {quotation.versions.toReversed().map(({ version, lines }) => (
        <details key={version} className="padded">
          <summary>
            {t('버전 {version}', { version })}{' '}
            <span className="mute">
              {amountText(lines.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0))}
            </span>
          </summary>
          <ul className="lines">
            {lines.map((line) => (
              <li key={line.id}>
                <span className="grow">
                  {line.name} <span className="mute">{line.option_name}</span>
                </span>
                <span>× {line.quantity}</span>
                <span>{amountText(line.unit_amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Part>
  )
}
