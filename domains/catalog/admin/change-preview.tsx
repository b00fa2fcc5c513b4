import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { RowOutcome } from '../staff-contract.ts'
import { type CellName, cells, cellText } from './cells.ts'

const looks = {
  changed: { tone: 'done', label: '바뀜' },
  added: { tone: 'done', label: '새 상품' },
  same: { tone: 'past', label: '그대로' },
  refused: { tone: 'stop', label: '불가' },
} as const

/** How many rows a preview draws; counts are of all. */
const drawn = 200

/** Every row with what it was and what it becomes; refused ones first. */
export function OutcomeTable({ rows }: { rows: readonly RowOutcome[] }) {
  const t = usePhrases()
  const order = { refused: 0, added: 1, changed: 2, same: 3 }
  const shown = rows.toSorted((a, b) => order[a.outcome] - order[b.outcome] || a.row - b.row).slice(0, drawn)
  return (
    <>
      <table className="data">
        <tbody>
          {shown.map((row) => (
            <tr key={row.row}>
              <td className="mute">{row.sku}</td>
              <td>{row.name}</td>
              <td>
                <State tone={looks[row.outcome].tone}>{t(looks[row.outcome].label)}</State>
              </td>
              <td className="fill">
                {row.reason ? <span className="bad">{t(row.reason)}</span> : <Cells row={row} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > drawn && (
        <p className="mute padded">{t('{count}줄 더 있어요.', { count: rows.length - drawn })}</p>
      )}
    </>
  )
}

function Cells({ row }: { row: RowOutcome }) {
  const t = usePhrases()
  const names = Object.keys(row.after) as CellName[] // the contract's cells
  return (
    <span className="changes">
      {names.map((name) => (
        <span key={name}>
          <span className="mute">{t(cells[name].label)}</span>{' '}
          {row.outcome === 'changed' && <s>{t(cellText(name, row.before[name]))}</s>}{' '}
          {t(cellText(name, row.after[name])) || t('없음')}
        </span>
      ))}
    </span>
  )
}

type Props = {
  title: string
  rows: readonly RowOutcome[]
  pending: boolean
  onApply: () => void
  onClose: () => void
}

/** What a change of many rows would do; it is made with the last button and can be undone as one. */
export function ChangePreview({ title, rows, pending, onApply, onClose }: Props) {
  const t = usePhrases()
  const count = rows.filter(({ outcome }) => outcome === 'changed' || outcome === 'added').length
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length
  return (
    <Dialog
      title={title}
      lead={
        refused > 0
          ? t('{count}줄은 바꿀 수 없어서 빼고 적용해요.', { count: refused })
          : t('아직 아무것도 바뀌지 않았어요. 적용한 뒤에도 한 번에 되돌릴 수 있어요.')
      }
      width={860}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending || count === 0} onClick={onApply}>
            {t('{count}줄 적용', { count })}
          </Button>
        </>
      }
    >
      <OutcomeTable rows={rows} />
    </Dialog>
  )
}
