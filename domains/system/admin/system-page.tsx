import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import type { Reply } from '@sillage/kit/endpoint.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { Job, ReceivedWebhook, system } from '../contract.ts'
import { deadJobs, FailedJobs } from './failed-jobs.tsx'
import { Channels, Crons, Figures, Queues, Services } from './health-tables.tsx'
import { lastWebhooks, Webhooks } from './webhooks.tsx'

/** Jobs, messages, database and files: whether everything runs, and what stopped. */
export function Component() {
  const t = usePhrases()
  const cache = useQueryClient()
  const { queries } = useShop()
  const health = queries.system.health()
  const { data } = useQuery({ ...health, refetchInterval: 30_000 })
  // Asked for at once and drawn together: what comes later would push away what is being read.
  useQuery(queries.system.jobs(deadJobs))
  useQuery(queries.system.webhooks(lastWebhooks))
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
        <Loaded query={queries.system.jobs(deadJobs)}>
          {({ data: jobs }) => (
            <Loaded query={queries.system.webhooks(lastWebhooks)}>
              {({ data: webhooks }) => (
                <Loaded query={health}>{(now) => <Everything health={now} jobs={jobs} webhooks={webhooks} />}</Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      </div>
    </>
  )
}

type Props = { health: Reply<typeof system.health>; jobs: readonly Job[]; webhooks: readonly ReceivedWebhook[] }

const Everything = ({ health, jobs, webhooks }: Props) => (
  <>
    <Figures health={health} />
    <FailedJobs jobs={jobs} />
    <div className="cols cols-even">
      <Crons health={health} />
      <div>
        <Services health={health} />
        <Channels health={health} />
      </div>
    </div>
    <Queues health={health} />
    <Webhooks webhooks={webhooks} />
  </>
)
