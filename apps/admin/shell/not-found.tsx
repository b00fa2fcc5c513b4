import { ButtonLink } from '@sillage/admin-kit/button.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

export function NotFound() {
  const t = usePhrases()
  return (
    <>
      <Top title={t('없는 화면이에요')} />
      <Empty title={t('이 주소에는 화면이 없어요')}>
        <ButtonLink to="/">{t('오늘 할 일로 가기')}</ButtonLink>
      </Empty>
    </>
  )
}
