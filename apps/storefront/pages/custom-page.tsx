import { PageShare } from '@sillage/domains/catalog/shop/share/page-share.tsx'
import type { DesignKind } from '@sillage/domains/custom/words.ts'
import { WriteBrief } from '@sillage/domains/quotation/shop/brief/write-brief.tsx'
import { prime, useShop } from '@sillage/domains/shop.ts'
import { EmptyPage } from '@sillage/web-kit/empty-page.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { throwNotFound } from '@sillage/web-kit/throw-not-found.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { BottlePage } from './custom/bottle-page.tsx'
import { FragrancePage } from './custom/fragrance-page.tsx'

const landings = {
  bottle: { title: '나만의 용기', description: '색과 라벨을 골라 나만의 용기를 만들어 보세요.' },
  fragrance_service: { title: '공간의 향', description: '조향사와 함께 공간의 향을 만들어 보세요.' },
  fragrance: { title: '나만의 향', description: '좋아하는 향을 골라 나만의 향을 만들어 보세요.' },
} as const
type Landing = keyof typeof landings
const isLanding = (id: string | undefined): id is Landing => id !== undefined && id in landings

const primeProduct = prime((queries, { params: { id } }) => [
  queries.kakao.show(),
  ...(id === 'bottle' || id === 'fragrance' ? [queries.catalog.designed({ params: { kind: id } })] : []),
  ...(id === 'fragrance_service' ? [queries.shipping.fees()] : []),
])

export const loader = (args: LoaderFunctionArgs) => (isLanding(args.params.id) ? primeProduct(args) : throwNotFound())

/** Something made for one buyer: a bottle, a scent, or a scent for a business. */
export function Component() {
  const { id } = useParams()
  if (!isLanding(id)) return null // The loader has said so already.
  return id === 'fragrance_service' ? <WriteBrief also={<Share id={id} />} /> : <Designed kind={id} />
}

function Share({ id }: { id: Landing }) {
  const t = usePhrases()
  const page = { title: t(landings[id].title), description: t(landings[id].description) }
  return <PageShare page={{ ...page, path: `/custom/${id}`, picture: undefined }} />
}

function Designed({ kind }: { kind: DesignKind }) {
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.catalog.designed({ params: { kind } }))
  if (!data.product) return <Closed id={kind} />
  return kind === 'bottle' ? <BottlePage product={data.product} /> : <FragrancePage product={data.product} />
}

/** What the shop does not offer now starts with a conversation. */
function Closed({ id }: { id: Landing }) {
  const t = usePhrases()
  const shown = { title: t(landings[id].title), description: t(landings[id].description) }
  return (
    <EmptyPage
      {...shown}
      empty={t('맞춤 제작은 상담으로 시작해요')}
      next={{ href: '/customer/center', label: t('고객센터 보기') }}
      also={<Share id={id} />}
    >
      {t('원하는 향과 용도를 고객센터에 알려 주세요.')}
    </EmptyPage>
  )
}
