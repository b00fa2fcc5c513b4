import { EmptyPage } from '@sillage/web-kit/empty-page.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Where the classes are held. */
export function Component() {
  const t = usePhrases()
  return (
    <EmptyPage
      title={t('스튜디오')}
      description={t('TSSA 수업이 열리는 스튜디오 안내예요.')}
      above={[{ label: 'TSSA', href: '/tssa' }]}
      empty={t('스튜디오는 수업마다 달라요')}
      next={{ href: '/tssa/class-product', label: t('수업 보기') }}
    >
      {t('수업을 고르면 어느 스튜디오에서 열리는지 함께 보여 드려요.')}
    </EmptyPage>
  )
}
