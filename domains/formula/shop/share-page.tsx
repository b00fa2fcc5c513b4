import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../session.ts'
import { prime, useShop } from '../../shop.ts'
import type { PackAim } from '../packs.ts'
import { kindNames } from '../words.ts'
import { BatchScale, useBatchScale } from './batch-scale.tsx'
import { ForkFormula } from './fork-formula.tsx'
import { FormulaCost } from './formula-cost.tsx'
import { FormulaLines } from './formula-lines.tsx'
import { bindingOf, Safety } from './safety.tsx'
import './formula.css'

const longest = 60
const tokenOf = (token: string | undefined) => (token ?? '').slice(0, longest)

export const loader = prime((queries, { params }) => [
  queries.formula.shared.show({ params: { token: tokenOf(params.token) } }),
])

/** A formula for visitors with its link: to read, to weigh and to buy, without its owner's name. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const token = tokenOf(useParams().token)
  const { data: formula } = useSuspenseQuery(queries.formula.shared.show({ params: { token } }))
  const { shown } = formula
  const scale = useBatchScale(shown.batch_mg)
  return (
    <PageLayout title={formula.name} description={t('공유받은 향 배합이에요.')} lead={t('공유받은 향 배합이에요.')}>
      <meta name="robots" content="noindex" />
      <article className="formula-sheet">
        <p className="small mute">
          {t(kindNames[formula.kind])} · {t('버전 {number}', { number: formula.version })}
        </p>
        <BatchScale scale={scale} />
        <FormulaLines shown={shown} wanted={scale.wanted} />
        <Safety shown={shown} binding={bindingOf(shown.lines[shown.binding ?? -1])} />
        <ForkFormula content={{ ...formula, batch_mg: shown.batch_mg, note: '', lines: shown.lines }} />
        <Cost token={token} wanted={scale.wanted} />
      </article>
    </PageLayout>
  )
}

const pauseMs = 300

/** At this visitor's prices: requested once the session is known. */
function Cost({ token, wanted }: { token: string; wanted: number }) {
  const { api, queries } = useShop()
  const { checked } = useSession()
  const batch_mg = useDebouncedValue(wanted, pauseMs)
  const params = { token }
  const [aim, setAim] = useState<PackAim>('cost')
  const asked = { batch_mg, aim }
  const query = useQuery({
    ...queries.formula.shared.cost({ params, query: asked }),
    enabled: checked,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <FormulaCost query={query} aim={aim} onAim={setAim} buy={() => api.formula.shared.buy({ params, body: asked })} />
  )
}
