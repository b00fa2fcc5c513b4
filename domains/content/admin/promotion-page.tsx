import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import type { Picture } from '@sillage/kit/schemas.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PictureField } from '../../file/admin/picture-field.tsx'
import { useShop } from '../../shop.ts'
import type { PromotionRow } from '../promotion-contract.ts'
import { ChosenProducts } from './chosen-products.tsx'
import { ContentList } from './content-list.tsx'

type Values = Omit<PromotionRow, 'id' | 'visible' | 'version' | 'picture' | 'starts_at' | 'ends_at'> & {
  picture: Picture | null
  starts_at: string | null
  ends_at: string | null
}

/** Promotions with their period, products and coupon. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { api, queries } = useShop()
  return (
    <ContentList<PromotionRow>
      name="promotions"
      title={t('프로모션')}
      add={t('프로모션 만들기')}
      query={(query) => queries.content.promotions.staff.list({ query })}
      toggle={({ id, visible }) => api.content.promotions.staff.switch({ params: { id }, body: { visible: !visible } })}
      hrefOf={({ id }) => `/contents/promotion/${id}`}
      columns={[
        {
          key: 'period',
          label: t('기간'),
          cell: ({ starts_at, ends_at }) => (
            <span className="mute">
              {dates.shortDateTime(starts_at)} – {dates.shortDateTime(ends_at)}
            </span>
          ),
        },
      ]}
      form={(promotion, onClose) => <Form promotion={promotion} onClose={onClose} />}
    />
  )
}

const blank: Values = {
  title: '',
  title_en: '',
  summary: '',
  summary_en: '',
  picture: null,
  starts_at: null,
  ends_at: null,
  items: [],
  coupon_id: null,
}

function Form({ promotion, onClose }: { promotion: PromotionRow | null; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { staff } = api.content.promotions
  function save(values: Values, based_on: string | undefined) {
    // What is missing is refused by the endpoint, at its field.
    const body = values as Values & { picture: Picture; starts_at: string; ends_at: string }
    if (!promotion) return staff.add({ body })
    return staff.change({ params: { id: promotion.id }, query: { based_on }, body })
  }
  async function latest() {
    const { data } = await staff.list({ query: { after: promotion ? promotion.id + 1 : undefined, limit: 1 } })
    const now = data.find(({ id }) => id === promotion?.id) ?? promotion
    return { values: now ? pick(now) : blank, version: now?.version }
  }
  return (
    <FormPanel<Values, PromotionRow>
      title={promotion ? t('프로모션 수정') : t('프로모션 만들기')}
      fields={[
        { name: 'title', label: t('제목'), kind: 'text', both: true },
        { name: 'summary', label: t('소개'), kind: 'area', both: true },
        { name: 'starts_at', label: t('사용 시작'), kind: 'moment' },
        { name: 'ends_at', label: t('사용 종료'), kind: 'moment' },
        { name: 'coupon_id', label: t('쿠폰 번호'), kind: 'number', wide: true, hint: t('없으면 비워 두세요.') },
        {
          name: 'picture',
          label: t('사진'),
          kind: 'custom',
          draw: (value, change, errors) => (
            <PictureField label={t('사진')} value={value as Picture | null} onChange={change} errors={errors} />
          ),
        },
        {
          name: 'items',
          label: t('상품'),
          kind: 'custom',
          draw: (value, change, errors) => <ChosenProducts value={value} onChange={change} errors={errors} />,
        },
      ]}
      initial={promotion ? pick(promotion) : blank}
      save={save}
      version={promotion?.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
      width={860}
    />
  )
}

function pick({ id: _, visible: __, version: ___, ...form }: PromotionRow): Values {
  return form
}
