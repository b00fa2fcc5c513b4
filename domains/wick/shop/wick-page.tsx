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
      description={t('용기와 왁스, 향의 양에 맞는 심지를 찾아보세요.')}
      lead={t(
        '용기의 안지름과 왁스, 향의 양만 알려 주세요. 알맞은 심지 두세 가지를 추천해 드려요. 직접 태워 보고 골라 주세요.',
      )}
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
