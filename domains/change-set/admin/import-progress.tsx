import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Progress } from '@sillage/admin-kit/progress.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useShop } from '../../shop.ts'
import type { ChangeSet } from '../contract.ts'
import { LeftOut } from './left-out.tsx'
import { useUndo } from './use-undo.ts'

const lookMs = 500

/** How far the job is with a file. It may be closed at any time: the job goes on, and the list of changes shows it. */
export function ImportProgress({ id, onClose }: { id: number; onClose: () => void }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { data } = useQuery({
    ...queries.changeSets.show({ params: { id } }),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'applying' ? false : lookMs),
  })
  useEnd(data, onClose)
  if (!data) return null
  const titles = {
    applying: t('파일을 적용하고 있어요'),
    applied: t('{count}줄을 바꿨어요.', { count: data.done - data.left_out.length }),
    stopped: t('적용을 멈췄어요'),
    failed: t('적용하다가 문제가 생겼어요'),
  }
  const leads = {
    applying: t('창을 닫아도 계속 적용해요. 진행 상황은 일괄 변경 기록에서 볼 수 있어요.'),
    applied: t('그사이 다른 곳에서 바뀐 줄은 그대로 두었어요.'),
    stopped: t('여기까지 적용한 내용은 그대로 있어요. 이어서 적용하거나 한 번에 되돌릴 수 있어요.'),
    failed: t('여기까지 적용한 내용은 그대로 있어요. 이어서 적용하거나 한 번에 되돌릴 수 있어요.'),
  }
  return (
    <Dialog
      title={titles[data.state]}
      lead={leads[data.state]}
      onClose={onClose}
      actions={<Actions set={data} onClose={onClose} />}
    >
      <div className="stack stack-wide">
        <Progress
          label={t('{total}줄 중 {count}줄', { total: data.total, count: data.done })}
          done={data.done}
          total={data.total}
        />
        {data.left_out.length > 0 && <LeftOut rows={data.left_out} />}
      </div>
    </Dialog>
  )
}

/** At the end the screens behind are read again, and a toast offers the undo. */
function useEnd(set: ChangeSet | undefined, onClose: () => void) {
  const t = usePhrases()
  const cache = useQueryClient()
  const { offer } = useUndo()
  const seen = useRef<ChangeSet['state']>('applying')
  useEffect(() => {
    // Once for each state, however often the same is read.
    if (!set || seen.current === set.state) return
    seen.current = set.state
    if (set.state === 'applying') return
    void cache.invalidateQueries()
    if (set.state !== 'applied') return
    offer(set.id, t('{count}줄을 바꿨어요.', { count: set.done - set.left_out.length }))
    if (set.left_out.length === 0) onClose()
  })
}

function Actions({ set: { id, state }, onClose }: { set: ChangeSet; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const stop = useAction(() => api.changeSets.stop({ params: { id } }))
  const resume = useAction(() => api.changeSets.resume({ params: { id } }))
  const isHalted = state === 'stopped' || state === 'failed'
  return (
    <>
      {state === 'applying' && (
        <Button disabled={stop.pending} onClick={() => void stop.run(undefined)}>
          {t('멈추기')}
        </Button>
      )}
      <Button onClick={onClose}>{t('닫기')}</Button>
      {isHalted && (
        <Button look="main" disabled={resume.pending} onClick={() => void resume.run(undefined)}>
          {t('이어서 적용')}
        </Button>
      )}
    </>
  )
}
