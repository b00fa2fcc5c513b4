import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { newestSelectId } from '../words.ts'
import { nothingHere } from './nothing-here.ts'
import { Quiet } from './quiet.tsx'

export const loader = ({ params }: LoaderFunctionArgs) => (params.id === String(newestSelectId) ? null : nothingHere())

/** A handful of things that go well together. */
export function Component() {
  const t = usePhrases()
  return (
    <Quiet
      title={t('셀렉트')}
      description={t('함께 두면 좋은 것들을 골라 모은 곳이에요.')}
      empty={t('지금 열려 있는 셀렉트가 없어요')}
      next={{ href: '/shop/new-item', label: t('신상품 보기') }}
    >
      {t('새로 들어온 향과 재료를 먼저 둘러보세요.')}
    </Quiet>
  )
}
