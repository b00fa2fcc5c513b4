import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { AboutModel } from './about-model.tsx'
import { BurnReport } from './burn-report.tsx'
import { Finder } from './finder.tsx'
import { Results } from './results.tsx'
import { useAdvice, useSetup } from './use-setup.ts'
import './wick.css'

/** Which wick a vessel needs: asked on the left, answered and reported on the right. */
export function Component() {
  const t = usePhrases()
  const { asked, change } = useSetup()
  const query = useAdvice(asked)
  return (
    <PageLayout
      title={t('심지 찾기')}
      description={t('용기와 왁스, 향의 양에 맞는 심지를 찾는 곳이에요.')}
      lead={t('용기의 안지름과 왁스, 향의 양만 알려 주세요. 둘이나 셋으로 좁히고, 마지막은 태워 보고 정해요.')}
    >
      <div className="wick-finder">
        <Finder asked={asked} onChange={change} advice={query.data} />
        <div className="wick-answers">
          <QueryBoundary query={query} failed={t('심지를 찾지 못했어요')}>
            {(advice) => <Results advice={advice} asked={asked} />}
          </QueryBoundary>
          <BurnReport asked={asked} advice={query.data} />
          <AboutModel data={query.data?.data} />
        </div>
      </div>
    </PageLayout>
  )
}
