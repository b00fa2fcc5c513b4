import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { FailedJobs } from './failed-jobs.tsx'
import { Channels, Crons, Figures, Queues, Services } from './health-tables.tsx'
import { Webhooks } from './webhooks.tsx'

/** Jobs, messages, database and files: whether everything runs, and what stopped. */
export function Component() {
  const t = usePhrases()
  const cache = useQueryClient()
  const { queries } = useShop()
  const health = queries.system.health()
  const { data } = useQuery({ ...health, refetchInterval: 30_000 })
  const dead = data?.queues.reduce((sum, queue) => sum + queue.dead, 0)
  return (
    <>
      <Top
        title={t('작업·연동')}
        fact={
          dead === undefined ? null : dead > 0 ? (
            <State tone="stop">{t('실패한 작업 {count}개', { count: dead })}</State>
          ) : (
            <State tone="done">{t('모두 정상이에요')}</State>
          )
        }
      >
        <Button icon="reload" onClick={() => void cache.invalidateQueries()}>
          {t('다시 보기')}
        </Button>
      </Top>
      <div className="body">
        <Loaded query={health}>
          {(now) => (
            <>
              <Figures health={now} />
              <FailedJobs />
              <div className="cols cols-even">
                <Crons health={now} />
                <div>
                  <Services health={now} />
                  <Channels health={now} />
                </div>
              </div>
              <Queues health={now} />
              <Webhooks />
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}
