import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { KindCounts, MoveDetail } from '../contract.ts'
import { moveOutcomes } from '../words.ts'
import { kindNames, outcomeNames } from './move-words.ts'

/** Kind by kind: what is new, changed, the same, and left out. */
export function KindTable({ move }: { move: MoveDetail }) {
  const t = usePhrases()
  return (
    <SmallTable<KindCounts>
      label={t('종류별 결과')}
      rows={move.kinds}
      keyOf={({ kind }) => kind}
      empty=""
      columns={[
        { key: 'kind', label: t('종류'), fill: true, cell: ({ kind }) => t(kindNames[kind]) },
        ...moveOutcomes.map((outcome) => ({
          key: outcome,
          label: t(outcomeNames[outcome]),
          align: 'end' as const,
          cell: ({ counts }: KindCounts) => (
            <span className={outcome === 'left_out' && counts.left_out ? 'bad' : ''}>
              {(counts[outcome] ?? 0).toLocaleString('ko-KR')}
            </span>
          ),
        })),
        {
          key: 'notes',
          label: t('확인할 항목'),
          align: 'end' as const,
          cell: ({ notes }) => notes.toLocaleString('ko-KR'),
        },
      ]}
    />
  )
}
