import { Button } from '@sillage/ui/button.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** What the school is. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('TSSA 소개')}
      description={t('조향과 캔들, 디퓨저, 글쓰기 수업을 여는 실라주의 학교예요.')}
      lead={t('조향과 캔들, 디퓨저, 글쓰기 수업을 여는 실라주의 학교예요.')}
      above={[{ label: 'TSSA', href: '/tssa' }]}
    >
      <p>{t('하루에 끝나는 수업도, 몇 주에 걸쳐 배우는 과정도 있어요. 처음이어도 괜찮아요.')}</p>
      <div className="button-row mt-5">
        <Button href="/tssa/class-product">{t('수업 보기')}</Button>
        <Button href="/tssa/category" kind="line">
          {t('분야별 수업')}
        </Button>
      </div>
    </PageLayout>
  )
}
