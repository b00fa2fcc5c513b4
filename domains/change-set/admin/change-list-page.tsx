import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { ChangeSet } from '../contract.ts'
import { areaNames, kindNames } from './kind-names.ts'
import { SetState } from './set-state.tsx'
import { UndoButton } from './undo-button.tsx'

/** Changes of many rows at once, each with a button that undoes it. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const columns: Column<ChangeSet>[] = [
    {
      key: 'created_at',
      label: t('언제'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    { key: 'mb_id', label: t('누가'), cell: ({ mb_id }) => mb_id },
    { key: 'kind', label: t('무엇을'), fill: true, cell: ({ kind }) => t(kindNames[kind] ?? kind) },
    { key: 'rows', label: t('바뀐 줄'), align: 'end', cell: ({ rows }) => rows.toLocaleString() },
    {
      key: 'undone',
      label: t('상태'),
      cell: (set) => <SetState set={set} />,
    },
    {
      key: 'undo',
      label: '',
      align: 'end',
      cell: ({ id, state, undone_at }) => !undone_at && state !== 'applying' && <UndoButton id={id} />,
    },
  ]
  return (
    <>
      <Top title={t('일괄 변경 기록')} fact={<span className="mute">{t('30일 동안 되돌릴 수 있어요')}</span>} />
      <DataList
        name="change-sets"
        label={t('일괄 변경 기록')}
        columns={columns}
        filters={[
          {
            name: 'area',
            label: t('종류'),
            kind: 'choice',
            options: Object.entries(areaNames).map(([value, name]) => ({ value, label: t(name) })),
          },
        ]}
        query={(query) => queries.changeSets.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ id }) => String(id)}
        empty={{
          title: t('아직 일괄 변경 기록이 없어요'),
          text: t('표나 엑셀로 여러 줄을 바꾸면 여기에서 한 번에 되돌릴 수 있어요.'),
        }}
      />
    </>
  )
}
