import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ChangeSet } from '../contract.ts'

const mostShown = 200

/** Rows of a file that were refused when their turn came, each with the reason. */
export function LeftOut({ rows }: { rows: ChangeSet['left_out'] }) {
  const t = usePhrases()
  return (
    <table className="data" aria-label={t('적용하지 않은 줄')}>
      <tbody>
        {rows.slice(0, mostShown).map(({ name, reason }) => (
          <tr key={`${name} ${reason}`}>
            <td>{name}</td>
            <td className="fill bad">{t(reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
