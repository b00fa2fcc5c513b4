import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect } from 'react'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { LookAround } from './look-around.tsx'
import { searchHref } from './search-address.ts'

type Props = { keyword: string; correction: string | null }

/** No word of the shop is like it: what else may be meant, the shelves, and what most people ask for. */
export function NothingFound({ keyword, correction }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const { checked } = useSession()
  useEffect(() => {
    // Staff read what was not found; no one waits for it. Before the session is known nothing can be sent.
    if (checked) api.search.miss({ body: { keyword } }).catch(() => undefined)
  }, [api, keyword, checked])
  const action = correction && (
    <Button href={searchHref({ keyword: correction })}>{t('‘{correction}’ 검색', { correction })}</Button>
  )
  return (
    <>
      <Empty title={t('‘{keyword}’에 맞는 상품이 없어요', { keyword })} action={action}>
        {correction ? t('혹시 이것을 찾으셨나요?') : t('다른 검색어로 찾거나 카테고리에서 골라 보세요.')}
      </Empty>
      <LookAround />
    </>
  )
}
