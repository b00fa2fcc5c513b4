import { seoulDay } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { gramsText } from '../amounts.ts'
import type { Batch } from '../shelf-contract.ts'
import { FindLot } from './find-lot.tsx'
import { labelPath, showPath } from './use-formula.ts'
import './shelf.css'

/** What was made, the newest first. */
export function Batches() {
  const [query] = useSearchParams()
  const lot = query.get('lot') ?? ''
  return (
    <div className="batch-list">
      <FindLot key={lot} />
      <Part key={`of ${lot}`} after={undefined} lot={lot} />
    </div>
  )
}

/** A page of the list and, once it was asked for, what follows. */
function Part({ after, lot }: { after: number | undefined; lot: string }) {
  const t = usePhrases()
  const { queries } = useShop()
  const [open, setOpen] = useState(false)
  const asked = { ...(after !== undefined && { after }), ...(lot && { lot }) }
  const query = useQuery({ ...queries.shelf.batches({ query: asked }), staleTime: 0 })
  return (
    <QueryBoundary query={query} failed={t('배치를 불러오지 못했어요')}>
      {({ data, next_after }) => {
        if (data.length === 0 && lot !== '') return <Empty title={t('이 로트로 만든 배치가 없어요')} />
        if (data.length === 0 && after === undefined)
          return <Empty title={t('만든 배치가 없어요')}>{t('포뮬러를 열고 배치 만들기를 누르면 여기에 남아요.')}</Empty>
        return (
          <>
            <ul className="batch-rows">
              {data.map((batch) => (
                <Row key={batch.id} batch={batch} />
              ))}
            </ul>
            {next_after !== null && open && <Part after={next_after} lot={lot} />}
            {next_after !== null && !open && (
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

function Row({ batch }: { batch: Batch }) {
  const t = usePhrases()
  const dates = useDates()
  const { number, formula_id, name, version, batch_mg, pieces, made_on, note } = batch
  const facts = [
    dates.date(made_on),
    t('버전 {number}', { number: version }),
    gramsText(batch_mg),
    pieces !== null && t('{count}개 완성', { count: pieces }),
  ]
  return (
    <li className="batch-row">
      <div className="batch-head">
        <span className="num mute">B-{number}</span>
        {formula_id === null ? (
          <b>{name}</b>
        ) : (
          <Anchor className="batch-name" href={`${showPath(formula_id)}?version=${version}`}>
            {name}
          </Anchor>
        )}
        <Curing batch={batch} />
      </div>
      <p className="small mute num">{facts.filter(Boolean).join(' · ')}</p>
      {note && <p className="small">{note}</p>}
      <Uses uses={batch.uses} />
      {formula_id !== null && (
        <Anchor className="link small" href={labelPath(formula_id)}>
          {t('표시 라벨 만들기')}
        </Anchor>
      )}
      <RemoveBatch batch={batch} />
    </li>
  )
}

function Curing({ batch: { ready_on } }: { batch: Batch }) {
  const t = usePhrases()
  const dates = useDates()
  if (!ready_on) return null
  if (ready_on <= seoulDay(new Date())) return <Badge tone="done">{t('숙성이 끝났어요')}</Badge>
  return <Badge tone="accent">{t('{day}까지 숙성해요', { day: dates.date(ready_on) })}</Badge>
}

function Uses({ uses }: Pick<Batch, 'uses'>) {
  const t = usePhrases()
  return (
    <details className="batch-uses">
      <summary className="small">{t('쓴 재료와 로트 {count}가지', { count: uses.length })}</summary>
      <ul className="small">
        {uses.map(({ name, lot, mg, shelf_item_id }, at) => (
          <li key={at}>
            <span>{name}</span>
            <span className="num">{gramsText(mg)}</span>
            <span className="mute num">
              {lot ? t('로트 {lot}', { lot }) : shelf_item_id === null && t('선반에 없던 재료')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function RemoveBatch({ batch: { id, number } }: { batch: Batch }) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { confirm } = useDialogs()
  const { submit, pending } = useSubmit(() => api.shelf.removeBatch({ params: { batch_id: id } }), {
    async onDone() {
      await cache.invalidateQueries({ queryKey: queries.shelf.list.key })
      await cache.invalidateQueries({ queryKey: queries.shelf.batches.key })
    },
  })
  async function ask() {
    const sure = await confirm({
      title: t('배치를 지울까요?'),
      message: t('쓴 재료는 선반에 다시 채워져요.'),
      confirmLabel: t('지우기'),
    })
    if (sure) await submit(undefined)
  }
  return (
    <Button
      kind="quiet"
      size="sm"
      busy={pending}
      aria-label={t('배치 B-{number} 지우기', { number })}
      onClick={() => void ask()}
    >
      {t('지우기')}
    </Button>
  )
}
