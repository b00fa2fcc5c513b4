import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { Coupon } from '../staff-contract.ts'
import { couponKindNames, couponKinds } from '../words.ts'
import { CouponForm } from './coupon-form.tsx'
import { useCouponText } from './coupon-text.ts'

/** Every coupon of the shop, the newest first. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Top title={t('쿠폰')}>
        <ButtonLink to="/coupons/import">{t('엑셀로 쿠폰 만들기')}</ButtonLink>
        <Button look="main" icon="plus" onClick={() => setAdding(true)}>
          {t('쿠폰 만들기')}
        </Button>
      </Top>
      <DataList<Coupon>
        name="coupons"
        label={t('쿠폰 목록')}
        query={(query) => queries.coupon.staff.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/coupons/${id}`}
        views={[
          { label: t('모두'), query: {} },
          { label: t('발급 중'), query: { active: 'true' } },
          { label: t('발급 끔'), query: { active: 'false' } },
        ]}
        filters={[
          {
            name: 'kind',
            label: t('종류'),
            kind: 'choice',
            options: couponKinds.map((value) => ({ value, label: t(couponKindNames[value]) })),
          },
        ]}
        find={t('쿠폰 이름, 코드')}
        columns={useColumns()}
        empty={{ title: t('아직 쿠폰이 없어요'), text: t('쿠폰을 만들면 여기에 보여요.') }}
      />
      {adding && <CouponForm coupon={null} onClose={() => setAdding(false)} />}
    </>
  )
}

function useColumns(): Column<Coupon>[] {
  const t = usePhrases()
  const dates = useDates()
  const couponText = useCouponText()
  return [
    { key: 'name', label: t('이름'), cell: ({ name }) => name },
    { key: 'kind', label: t('종류'), cell: ({ kind }) => t(couponKindNames[kind]) },
    { key: 'worth', label: t('혜택'), fill: true, cell: (coupon) => couponText(coupon) },
    { key: 'code', label: t('코드'), cell: ({ code, welcome }) => code ?? (welcome ? t('가입 축하') : '') },
    {
      key: 'issued',
      label: t('발급'),
      align: 'end',
      cell: ({ issued, issue_limit }) =>
        issue_limit === null ? issued.toLocaleString() : `${issued.toLocaleString()} / ${issue_limit.toLocaleString()}`,
    },
    {
      key: 'ends_at',
      label: t('사용 종료'),
      cell: ({ ends_at }) => <span className="mute">{ends_at && dates.shortDateTime(ends_at)}</span>,
    },
    {
      key: 'active',
      label: t('상태'),
      cell: ({ active }) =>
        active ? <State tone="done">{t('발급 중')}</State> : <State tone="off">{t('발급 끔')}</State>,
    },
  ]
}
