import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { Job } from '../contract.ts'
import { jobLabel } from './job-names.ts'

export const deadJobs = { query: { state: 'dead', limit: 100 } } as const

/** Jobs that were given up after all their attempts; someone has to look at them. */
export function FailedJobs({ jobs }: { jobs: readonly Job[] }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Part title={t('실패한 작업')}>
      <SmallTable
        label={t('실패한 작업 목록')}
        rows={jobs}
        keyOf={({ id }) => id}
        empty={t('실패한 작업이 없어요.')}
        columns={[
          { key: 'at', label: t('실패 일시'), cell: (job) => dates.shortDateTime(job.finished_at ?? job.run_at) },
          { key: 'name', label: t('무엇'), cell: ({ name }) => t(jobLabel(name)) },
          {
            key: 'error',
            label: t('이유'),
            fill: true,
            cell: ({ last_error }) => <code className="cut">{last_error}</code>,
          },
          { key: 'attempts', label: t('번'), align: 'end', cell: ({ attempts }) => attempts },
          { key: 'acts', label: t('할 일'), align: 'end', cell: (job) => <Again job={job} /> },
        ]}
      />
    </Part>
  )
}

function Again({ job }: { job: Job }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.system.retry({ params: { job_id: job.id } }), {
    done: () => t('다시 실행하고 있어요.'),
  })
  if (job.elsewhere)
    return (
      <ButtonLink small to={job.elsewhere}>
        {t('해당 화면에서 다시 실행')}
      </ButtonLink>
    )
  return (
    <Button
      small
      disabled={pending}
      aria-label={t('{name} 다시 실행', { name: t(jobLabel(job.name)) })}
      onClick={() => run(undefined)}
    >
      {t('다시')}
    </Button>
  )
}
