import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { gramsText } from '../amounts.ts'
import type { FormulaRow } from '../formula-contract.ts'
import { kindNames } from '../words.ts'
import { showPath, useRemoveFormula } from './use-formula.ts'
import './formula.css'

/** The member's formulas, the newest first; more of them where they are asked for. */
export function FormulaList() {
  const t = usePhrases()
  return (
    <div className="formula-list">
      <div className="button-row">
        <Button size="sm" href={showPath('new')}>
          <Icon name="plus" size="sm" />
          {t('새 포뮬러 만들기')}
        </Button>
      </div>
      <Part before={undefined} />
    </div>
  )
}

/** A page of the list and, once it was asked for, what follows. */
function Part({ before }: { before: number | undefined }) {
  const t = usePhrases()
  const { queries } = useShop()
  const [open, setOpen] = useState(false)
  const query = useQuery({ ...queries.formula.list({ query: before === undefined ? {} : { before } }), staleTime: 0 })
  return (
    <QueryBoundary query={query} failed={t('포뮬러를 불러오지 못했어요')}>
      {({ data, next }) => {
        if (data.length === 0 && before === undefined) return <Nothing />
        return (
          <>
            <ul className="formula-rows">
              {data.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
            {next !== null && open && <Part before={next} />}
            {next !== null && !open && (
              <Button kind="line" size="sm" onClick={() => setOpen(true)}>
                {t('더 보기')}
              </Button>
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}

function Nothing() {
  const t = usePhrases()
  return (
    <Empty
      title={t('저장한 포뮬러가 없어요')}
      action={
        <Button kind="line" href="/shop/category/4">
          {t('향료·재료 보기')}
        </Button>
      }
    >
      {t('재료와 비율을 저장하면 버전별로 보관되고, 비용과 사용 한도도 볼 수 있어요.')}
    </Empty>
  )
}

function Row({ row }: { row: FormulaRow }) {
  const t = usePhrases()
  const dates = useDates()
  const remove = useRemoveFormula()
  const { id, name, kind, version, line_count, batch_mg, shared, changed_at } = row
  return (
    <li className="formula-row">
      <Anchor className="formula-row-name" href={showPath(id)}>
        {name}
      </Anchor>
      <span className="small mute num">
        {t(kindNames[kind])} · {t('재료 {count}가지', { count: line_count })} · {gramsText(batch_mg)}
      </span>
      <span className="small mute num">
        {t('버전 {number}', { number: version })} · {dates.date(changed_at)}{' '}
        {shared && <Badge tone="done">{t('공유 중')}</Badge>}
      </span>
      <Button kind="quiet" size="sm" aria-label={t('{name} 지우기', { name })} onClick={() => void remove(id)}>
        {t('지우기')}
      </Button>
    </li>
  )
}
