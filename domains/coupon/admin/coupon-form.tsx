import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { Coupon, CouponForm as Values } from '../staff-contract.ts'
import { couponKindNames, couponKinds } from '../words.ts'

const blank: Values = {
  name: '',
  name_en: '',
  kind: 'order',
  target_ids: [],
  amount_krw: null,
  percent: null,
  cap_krw: null,
  minimum_krw: 0,
  starts_at: null,
  ends_at: null,
  days: null,
  issue_limit: null,
  member_limit: 1,
  code: null,
  welcome: false,
}

/** Makes a coupon or changes one. What members with the coupon were promised cannot be changed. */
export function CouponForm({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  function save({ code, minimum_krw, ...rest }: Values, based_on: string | undefined) {
    const body = { ...rest, minimum_krw: minimum_krw ?? 0, code: code || null }
    if (!coupon) return api.coupon.staff.add({ body })
    return api.coupon.staff.change({ params: { coupon_id: coupon.id }, query: { based_on }, body })
  }
  async function latest() {
    const now = await api.coupon.staff.show({ params: { coupon_id: coupon?.id ?? 0 } })
    return { values: pick(now), version: now.version }
  }
  return (
    <FormPanel<Values, Coupon>
      title={coupon ? t('쿠폰 수정') : t('쿠폰 만들기')}
      {...(coupon && coupon.issued > 0 && { lead: t('이미 발급한 쿠폰이에요. 혜택과 대상은 바꿀 수 없어요.') })}
      fields={[
        { name: 'name', label: t('이름'), kind: 'text', both: true },
        {
          name: 'kind',
          label: t('종류'),
          kind: 'choice',
          options: couponKinds.map((value) => ({ value, label: t(couponKindNames[value]) })),
        },
        {
          name: 'target_ids',
          label: t('대상 번호'),
          kind: 'numbers',
          rows: 1,
          hint: t('상품 쿠폰과 카테고리 쿠폰에만 적어요. 번호는 쉼표로 구분해요.'),
        },
        { name: 'amount_krw', label: t('할인 금액 (원)'), kind: 'number' },
        { name: 'percent', label: t('할인율 (%)'), kind: 'number', hint: t('금액과 할인율 중 하나만 적어요.') },
        { name: 'cap_krw', label: t('최대 할인 금액 (원)'), kind: 'number', hint: t('할인율일 때만 적어요.') },
        { name: 'minimum_krw', label: t('최소 주문 금액 (원)'), kind: 'number' },
        { name: 'starts_at', label: t('사용 시작'), kind: 'moment' },
        { name: 'ends_at', label: t('사용 종료'), kind: 'moment' },
        { name: 'days', label: t('발급 후 유효 기간 (일)'), kind: 'number' },
        { name: 'issue_limit', label: t('총 발급 한도'), kind: 'number', hint: t('비우면 제한이 없어요.') },
        { name: 'member_limit', label: t('1인당 발급 한도'), kind: 'number' },
        { name: 'code', label: t('쿠폰 코드'), kind: 'text', hint: t('비우면 직원만 발급할 수 있어요.') },
        { name: 'welcome', label: t('새로 가입한 회원에게 자동으로 발급'), kind: 'check', wide: true },
      ]}
      initial={coupon ? pick(coupon) : blank}
      save={save}
      version={coupon?.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
    />
  )
}

/** The fields of the form, in its order: a sheet says more of a coupon than its row in the list. */
function pick(coupon: Coupon): Values {
  return {
    name: coupon.name,
    name_en: coupon.name_en,
    kind: coupon.kind,
    target_ids: coupon.target_ids,
    amount_krw: coupon.amount_krw,
    percent: coupon.percent,
    cap_krw: coupon.cap_krw,
    minimum_krw: coupon.minimum_krw,
    starts_at: coupon.starts_at,
    ends_at: coupon.ends_at,
    days: coupon.days,
    issue_limit: coupon.issue_limit,
    member_limit: coupon.member_limit,
    code: coupon.code,
    welcome: coupon.welcome,
  }
}
