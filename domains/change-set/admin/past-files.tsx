import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { SetState } from './set-state.tsx'
import { UndoButton } from './undo-button.tsx'

const lookMs = 1_000

/** The files that were applied last, how far the one is that is being applied, and the button that undoes each as one. */
export function PastFiles({ area, kind }: { area: string; kind: string }) {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const { data } = useQuery({
    ...queries.changeSets.list({ query: { area, limit: 20 } }),
    refetchInterval: ({ state }) => (state.data?.data.some((set) => set.state === 'applying') ? lookMs : false),
  })
  const sets = data?.data.filter((set) => set.kind === kind).slice(0, 5) ?? []
  if (sets.length === 0) return null
  return (
    <Part title={t('지난 파일')} fact={t('30일 동안 되돌릴 수 있어요')}>
      <SmallTable
        label={t('지난 파일')}
        rows={sets}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          {
            key: 'created_at',
            label: t('언제'),
            cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
          },
          { key: 'mb_id', label: t('누가'), cell: ({ mb_id }) => mb_id },
          { key: 'total', label: t('전체 줄'), align: 'end', cell: ({ total }) => total.toLocaleString() },
          { key: 'state', label: t('상태'), fill: true, cell: (set) => <SetState set={set} /> },
          {
            key: 'undo',
            label: t('관리'),
            align: 'end',
            cell: ({ id, state, undone_at }) => !undone_at && state !== 'applying' && <UndoButton id={id} />,
          },
        ]}
      />
    </Part>
  )
}
