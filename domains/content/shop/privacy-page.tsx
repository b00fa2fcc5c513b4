import { EmptyPage } from '@sillage/web-kit/empty-page.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { throwNotFound } from '@sillage/web-kit/throw-not-found.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { prime, useShop } from '../../shop.ts'
import { ChosenPolicy, PolicyText } from './policy.tsx'
import { PolicyIndex } from './policy-index.tsx'
import { chosenIn } from './policy-version.ts'
import './policies.css'

export const loader = prime((queries, { query }) => {
  const chosen = chosenIn(query)
  if (query.get('version') && !chosen) throwNotFound()
  const list = queries.policies.list()
  return chosen ? [list, queries.policies.show({ params: chosen })] : [list]
})

/** The terms of use and everything on personal data, as it holds today, or one of them in another version. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const chosen = chosenIn(query)
  const { data: policies } = useSuspenseQuery(queries.policies.list())
  const head = {
    title: t('이용약관과 개인정보 처리방침'),
    description: t('실라주의 이용약관과 개인정보 처리방침이에요.'),
  }
  if (policies.data.length === 0)
    return (
      <EmptyPage
        {...head}
        empty={t('게시된 문서가 없어요')}
        next={{ href: '/customer/center', label: t('고객센터 보기') }}
      >
        {t(
          '약관이나 개인정보가 궁금하면 고객센터에 문의해 주세요. 개인정보 보호책임자는 페이지 아래에서 확인할 수 있어요.',
        )}
      </EmptyPage>
    )
  return (
    <PageLayout {...head} lead={t('이전 버전과 바뀐 점은 문서마다 버전 선택에서 볼 수 있어요.')}>
      <div className="policies">
        <PolicyIndex kinds={policies.data.map(({ kind }) => kind)} />
        <div className="policies-texts">
          {policies.data.map((policy) =>
            chosen?.kind === policy.kind ? (
              <ChosenPolicy key={policy.kind} {...chosen} />
            ) : (
              <PolicyText key={policy.kind} policy={policy} />
            ),
          )}
        </div>
      </div>
    </PageLayout>
  )
}
