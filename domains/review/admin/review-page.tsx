import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffReview } from '../contract.ts'
import { ReviewPanel } from './review-panel.tsx'

/** Reviews as staff moderate them, the newest first. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [opened, setOpened] = useState<StaffReview | null>(null)
  const columns = useColumns(setOpened)
  const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `★ ${value}` }))
  return (
    <>
      <Top title={t('리뷰')} />
      <DataList<StaffReview>
        name="reviews"
        label={t('리뷰 목록')}
        query={(query) => queries.review.staff.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ body }) => body.slice(0, 40)}
        views={[
          { label: t('모두'), query: {} },
          { label: t('답글 없음'), query: { unanswered: 'true' } },
          { label: t('사진 있음'), query: { photo: 'true' } },
          { label: t('숨김'), query: { hidden: 'true' } },
        ]}
        filters={[{ name: 'stars', label: t('별점'), kind: 'choice', options: stars }]}
        find={t('리뷰 내용')}
        columns={columns}
        empty={{ title: t('아직 리뷰가 없어요'), text: t('첫 리뷰가 올라오면 여기에 보여요.') }}
      />
      {opened && <ReviewPanel key={opened.id} review={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function useColumns(open: (review: StaffReview) => void): Column<StaffReview>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    {
      key: 'created_at',
      label: t('언제'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    { key: 'stars', label: t('별점'), cell: ({ stars }) => `★ ${stars}` },
    { key: 'product', label: t('상품'), cell: ({ product, product_id }) => product?.name ?? product_id },
    { key: 'mb_name', label: t('작성자'), cell: ({ mb_name, mb_id }) => mb_name || mb_id || t('탈퇴한 회원') },
    { key: 'body', label: t('내용'), fill: true, cell: ({ body }) => body },
    { key: 'photos', label: t('사진'), align: 'end', cell: ({ photos }) => photos.length || '' },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ hidden_reason, reply }) =>
        hidden_reason !== null ? (
          <State tone="off">{t('숨김')}</State>
        ) : reply === null ? (
          <State tone="wait">{t('답글 없음')}</State>
        ) : (
          <State tone="done">{t('답글 있음')}</State>
        ),
    },
    {
      key: 'open',
      label: t('관리'),
      align: 'end',
      cell: (review) => (
        <Button small onClick={() => open(review)}>
          {t('열기')}
        </Button>
      ),
    },
  ]
}
