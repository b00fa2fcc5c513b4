import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { inquiryLooks } from '@sillage/domains/inquiry/admin/inquiry-looks.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'

/** What a member asked and what they said of products. */
export function MemberWriting({ mb_id }: { mb_id: string }) {
  const can = useCan()
  return (
    <>
      {can('inquiries') && <Inquiries mb_id={mb_id} />}
      {can('reviews') && <Reviews mb_id={mb_id} />}
    </>
  )
}

function Inquiries({ mb_id }: { mb_id: string }) {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  return (
    <Part title={t('문의')}>
      <Loaded query={queries.inquiry.staff.list({ query: { mb_id, limit: 10 } })}>
        {({ data }) => (
          <SmallTable
            label={t('문의 목록')}
            rows={data}
            keyOf={({ id }) => id}
            empty={t('문의한 적이 없어요.')}
            columns={[
              {
                key: 'title',
                label: t('제목'),
                fill: true,
                cell: ({ id, title }) => (
                  <Link className="link" to={`/inquiries/${id}`}>
                    {title}
                  </Link>
                ),
              },
              {
                key: 'state',
                label: t('상태'),
                cell: ({ state }) => (
                  <State tone={inquiryLooks[state].tone} at={inquiryLooks[state].at}>
                    {t(inquiryLooks[state].label)}
                  </State>
                ),
              },
              {
                key: 'changed_at',
                label: t('마지막 메시지'),
                cell: ({ changed_at }) => <span className="mute">{dates.shortDateTime(changed_at)}</span>,
              },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}

function Reviews({ mb_id }: { mb_id: string }) {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  return (
    <Part
      title={t('리뷰')}
      actions={
        <Link className="link" to={`/reviews?mb_id=${mb_id}`}>
          {t('모두 보기')}
        </Link>
      }
    >
      <Loaded query={queries.review.staff.list({ query: { mb_id, limit: 5 } })}>
        {({ data }) => (
          <SmallTable
            label={t('리뷰 목록')}
            rows={data}
            keyOf={({ id }) => id}
            empty={t('쓴 리뷰가 없어요.')}
            columns={[
              { key: 'stars', label: t('별점'), cell: ({ stars }) => `★ ${stars}` },
              { key: 'product', label: t('상품'), cell: ({ product, product_id }) => product?.name ?? product_id },
              { key: 'body', label: t('내용'), fill: true, cell: ({ body }) => body },
              {
                key: 'created_at',
                label: t('언제'),
                cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
              },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}
