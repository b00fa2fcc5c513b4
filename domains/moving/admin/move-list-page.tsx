import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Move } from '../contract.ts'
import { sourceNames, stepLooks } from './move-words.ts'
import { StartForm } from './start-form.tsx'

/** Another shop moves in: files up, and what was done before. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('다른 쇼핑몰에서 옮기기')} />
      <div className="body body-narrow">
        <StartForm />
        <p className="soft padded">
          {t('다른 곳에서 온 상품과 회원 등급은 우리 엑셀 양식으로도 옮길 수 있어요.')}{' '}
          <Link className="link" to="/products/import">
            {t('엑셀로 바꾸기')}
          </Link>{' '}
          <Link className="link" to="/grades/import">
            {t('엑셀로 등급 바꾸기')}
          </Link>
        </p>
        <Part title={t('지난 이전 작업')} fact={t('읽은 내용은 30일 뒤에 지워요')}>
          <Loaded query={queries.staffMoves.list({ query: {} })}>{({ data }) => <Moves rows={data} />}</Loaded>
        </Part>
      </div>
    </>
  )
}

function Moves({ rows }: { rows: readonly Move[] }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <SmallTable
      label={t('지난 이전 작업')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('아직 옮긴 적이 없어요.')}
      columns={[
        {
          key: 'at',
          label: t('시각'),
          cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
        },
        { key: 'source', label: t('어디에서'), cell: ({ source }) => t(sourceNames[source]) },
        { key: 'name', label: t('파일'), fill: true, cell: ({ id, name }) => <Link to={`/moving/${id}`}>{name}</Link> },
        {
          key: 'step',
          label: t('진행'),
          cell: ({ step }) => (
            <State tone={stepLooks[step].tone} at={stepLooks[step].at}>
              {t(stepLooks[step].label)}
            </State>
          ),
        },
      ]}
    />
  )
}
