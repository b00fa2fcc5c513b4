import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Skeleton } from '@sillage/admin-kit/part.tsx'
import { Progress } from '@sillage/admin-kit/progress.tsx'
import { QueryFailed } from '@sillage/admin-kit/query-failed.tsx'
import { openDownload } from '@sillage/admin-kit/save-file.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { MoveDetail } from '../contract.ts'
import { KindTable } from './kind-table.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { MoveWay } from './move-way.tsx'
import { isUnderWay, kindNames, sourceNames, stepLooks } from './move-words.ts'

const askAgainMs = 1_000

/** One move: how far it is, what will come or has come, and what is left out. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const move_id = Number(useParams().moveId)
  const { data, error, refetch } = useQuery({
    ...queries.staffMoves.show({ params: { move_id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.step) ? askAgainMs : false),
  })
  if (data) return <Shown move={data} />
  return (
    <>
      <Top title={t('다른 쇼핑몰에서 옮기기')} crumb={{ to: '/moving', label: t('지난 이전 작업') }} />
      <div className="body">
        {error ? (
          <QueryFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t('불러오고 있어요.')} />
        )}
      </div>
    </>
  )
}

function Shown({ move }: { move: MoveDetail }) {
  const t = usePhrases()
  return (
    <>
      <Top
        title={t(sourceNames[move.source])}
        crumb={{ to: '/moving', label: t('지난 이전 작업') }}
        fact={<span className="mute">{move.name}</span>}
      >
        <Actions move={move} />
      </Top>
      <div className="body stack stack-wide">
        <MoveWay step={move.step} />
        {isUnderWay(move.step) && (
          <Progress label={t(stepLooks[move.step].label)} done={move.done} total={move.total} />
        )}
        {move.step === 'failed' && (
          <p className="note note-stop" role="alert">
            {t(move.failure)}
          </p>
        )}
        {move.missing.length > 0 && (
          <p className="note">
            {t('파일에 없어서 옮기지 않는 것: {kinds}', {
              kinds: move.missing.map((kind) => t(kindNames[kind])).join(', '),
            })}
          </p>
        )}
        {move.kinds.length > 0 && <KindTable move={move} />}
        {move.kinds.some(({ notes }) => notes > 0) && <LeftOutList move={move} />}
      </div>
    </>
  )
}

function Actions({ move }: { move: MoveDetail }) {
  const t = usePhrases()
  const [asking, setAsking] = useState<'apply' | 'remove' | null>(null)
  const toDo = move.kinds.reduce((sum, { counts }) => sum + (counts.new ?? 0) + (counts.changed ?? 0), 0)
  return (
    <>
      <Button icon="download" onClick={() => openDownload(`/api/v1/staff/moves/${move.id}/report`)}>
        {t('보고서 (CSV)')}
      </Button>
      {move.step !== 'applying' && <Button onClick={() => setAsking('remove')}>{t('이 이전 작업 지우기')}</Button>}
      {move.step === 'ready' && (
        <Button look="main" disabled={toDo === 0} onClick={() => setAsking('apply')}>
          {toDo === 0 ? t('옮길 데이터가 없어요') : t('{count}건 옮기기', { count: toDo })}
        </Button>
      )}
      {move.step === 'done' && <ButtonLink to="/products">{t('상품 목록 보기')}</ButtonLink>}
      {asking === 'apply' && <ApplyDialog id={move.id} count={toDo} onClose={() => setAsking(null)} />}
      {asking === 'remove' && <RemoveDialog id={move.id} onClose={() => setAsking(null)} />}
    </>
  )
}

function ApplyDialog({ id, count, onClose }: { id: number; count: number; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.staffMoves.apply({ params: { move_id: id } }), { after: onClose })
  return (
    <Dialog
      title={t('{count}건을 옮길까요?', { count })}
      lead={t('손님에게 알림은 가지 않아요. 다시 옮기면 바뀐 것만 반영하고 중복해서 만들지 않아요.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending} onClick={() => run(undefined)}>
            {t('옮기기')}
          </Button>
        </>
      }
    />
  )
}

function RemoveDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const navigate = useNavigate()
  const { run, pending } = useAction(() => api.staffMoves.remove({ params: { move_id: id } }), {
    done: ({ message }) => t(message),
    after: () => navigate('/moving'),
  })
  return (
    <Dialog
      title={t('이 이전 작업을 지울까요?')}
      lead={t('올린 파일과 읽은 내용을 지워요. 이미 옮긴 상품과 회원은 그대로 있어요.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="danger" disabled={pending} onClick={() => run(undefined)}>
            {t('지우기')}
          </Button>
        </>
      }
    />
  )
}
