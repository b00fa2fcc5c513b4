import { Part } from '@sillage/admin-kit/part.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'

/** Who changed which fields lately. */
export function SheetHistory({ product_id }: { product_id: number }) {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const { data = [] } = useQuery(queries.staffProducts.history({ params: { product_id } }))
  return (
    <Part title={t('기록')}>
      <ul className="log padded">
        {data.map(({ id, created_at, mb_id, action, after }) => (
          <li key={id}>
            <div>
              <time dateTime={created_at}>{dates.shortDateTime(created_at)}</time>{' '}
              {t(actionNames[action.replace(/\.undo$/, '')] ?? '수정')}
              {action.endsWith('.undo') && ` ${t('되돌림')}`} <span className="mute">{mb_id}</span>
              <p className="mute">{Object.keys(after ?? {}).join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const actionNames: Record<string, string> = {
  'product.create': '등록',
  'product.duplicate': '복제해서 등록',
  'product.archive': '보관함',
  'product.restore': '복원',
  'product.options': '옵션 수정',
  'product.variant': '옵션 수정',
  'product.categories': '카테고리 변경',
  'catalog.list': '보이기·숨기기',
  'catalog.grid': '표에서 수정',
  'catalog.import': '엑셀로 수정',
  'catalog.count': '재고 실사',
}
