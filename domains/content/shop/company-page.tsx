import { Button } from '@sillage/ui/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useCompany } from '../../setting/shop/use-company.ts'
import { prime, useShop } from '../../shop.ts'
import { cmsQuery } from './cms-query.ts'
import { CmsView } from './cms-view.tsx'
import { DraftMark } from './draft-mark.tsx'
import '@sillage/ui/sections/rows.css'
import './company.css'

export const loader = prime((queries, { query }) => [cmsQuery(queries, { name: 'company', key: query.get('preview') })])

/** Who we are: the story as staff wrote it, and the facts. With a preview key, its draft. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [query] = useSearchParams()
  const key = query.get('preview')
  const asked = cmsQuery(queries, { name: 'company', key })
  const { data: story } = useSuspenseQuery(asked)
  return (
    <PageLayout
      title={t('실라주 이야기')}
      description={t('머무는 향을 만드는 집, 실라주를 소개해요.')}
      lead={t('실라주는 사람이 지나간 자리에 남는 향을 뜻해요.')}
    >
      {key && <DraftMark follow={asked.queryKey} />}
      {story.template && (
        <div className="company-story">
          <CmsView name="company" template={story.template} link={story.link} />
        </div>
      )}
      <Facts />
      <div className="button-row mt-5">
        <Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>
        <Button href="/contents/store" kind="line">
          {t('매장 안내')}
        </Button>
      </div>
    </PageLayout>
  )
}

function Facts() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const company = useCompany()
  const facts = [
    [t('회사'), pick(company, 'name')],
    [t('대표'), pick(company, 'ceo')],
    [t('주소'), pick(company, 'address')],
    [t('사업자등록번호'), company.registration],
    [t('전화'), company.phone],
    [t('메일'), company.email],
  ]
  return (
    <section aria-labelledby="facts">
      <h2 className="section-title" id="facts">
        {t('회사 정보')}
      </h2>
      <table className="spec-table company-facts">
        <tbody>
          {facts.map(([name, fact]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{fact}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
