import { EmptyPage } from '@sillage/web-kit/empty-page.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { throwNotFound } from '@sillage/web-kit/throw-not-found.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { PageShare } from '../../catalog/shop/share/page-share.tsx'
import { prime } from '../../shop.ts'

const landings = new Map([
  ['bottle', { title: '나만의 용기', description: '이름과 빛깔을 정해 나만의 용기를 만드는 곳이에요.' }],
  ['fragrance_service', { title: '향 만들기 서비스', description: '조향사와 함께 향을 만드는 곳이에요.' }],
  ['fragrance', { title: '나만의 향', description: '좋아하는 향을 골라 나만의 향을 만드는 곳이에요.' }],
])

const primeShare = prime((queries) => [queries.kakao.show()])

export const loader = (args: LoaderFunctionArgs) =>
  landings.has(args.params.id ?? '') ? primeShare(args) : throwNotFound()

/** The door to something made to order. */
export function Component() {
  const t = usePhrases()
  const { id = '' } = useParams()
  const landing = landings.get(id)
  if (!landing) return null // The loader has said so already.
  const shown = { title: t(landing.title), description: t(landing.description) }
  return (
    <EmptyPage
      {...shown}
      empty={t('맞춤 제작은 상담으로 시작해요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
      also={<PageShare page={{ ...shown, path: `/custom/${id}`, picture: undefined }} />}
    >
      {t('원하는 향과 쓰임을 고객센터로 들려주세요.')}
    </EmptyPage>
  )
}
