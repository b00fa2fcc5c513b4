import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { addressId } from '@sillage/web-kit/address-id.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { DatedNeighbours } from '../../board/shop/neighbours.tsx'
import { PostText } from '../../board/shop/post-text.tsx'
import { PrintButton } from '../../board/shop/print-button.tsx'
import { StaffLink } from '../../board/shop/staff-actions.tsx'
import { productPath } from '../../catalog/words.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Document } from '../contract.ts'
import { documentKindNames } from '../words.ts'
import { DocumentFiles } from './document-files.tsx'

const path = '/customer/document-board'

/** One document with its files, for members. Until it is known who is signed in, only its place is reserved. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { id } = useParams()
  const { queries } = useShop()
  const { user } = useSession()
  const { data } = useQuery({ ...queries.document.show({ params: { id: addressId(id) } }), enabled: user !== null })
  const shown = user ? data : undefined
  return (
    <MemberLayout
      title={shown ? pick(shown, 'title') : t('문서')}
      description={t('문서 상세예요.')}
      above={[{ label: t('문서실'), href: path }]}
    >
      {shown ? <Post document={shown} /> : <Waiting />}
    </MemberLayout>
  )
}

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton height="320px" />
  </div>
)

function Post({ document }: { document: Document }) {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  return (
    <article className="post">
      <div className="post-head">
        <span className="post-facts">
          <span>{t(documentKindNames[document.kind])}</span>
          {document.product && (
            <Anchor className="link" href={productPath(document.product)}>
              {pick(document.product, 'name')}
            </Anchor>
          )}
          <time className="num" dateTime={document.created_at}>
            {dates.date(document.created_at)}
          </time>
        </span>
        <span className="post-actions">
          <PrintButton />
          <StaffLink href={`${path}/${document.id}/edit`} label={t('고치기')} />
        </span>
      </div>
      <PostText post={document} />
      <DocumentFiles files={document.files} />
      <DatedNeighbours path={path} previous={document.previous} next={document.next} />
      <div className="button-row post-end mt-8">
        <Button href={path}>{t('문서 전체 보기')}</Button>
      </div>
    </article>
  )
}
