import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useKnownPhrases, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { Titled } from '../../content/shop/titled.tsx'

/** One order by the number in the address, where the payment provider sends those whose payment failed. */
export function Component() {
  const t = usePhrases()
  const known = useKnownPhrases()
  const { od_id, errorMessage } = useAsked()
  return (
    <Titled
      title={t('주문 상세')}
      description={t('주문 한 건의 상품, 결제, 배송을 보는 곳이에요.')}
      above={[{ label: t('주문 내역'), href: '/my-page/order' }]}
    >
      {errorMessage && <Alert tone="danger">{known(errorMessage)}</Alert>}
      <Empty
        title={od_id ? t('{id}번 주문이 없어요', { id: od_id }) : t('주문 번호가 없어요')}
        action={<Button href="/my-page/order">{t('주문 내역 보기')}</Button>}
      >
        {t('주문 번호를 다시 확인하거나 주문 내역에서 골라 주세요.')}
      </Empty>
    </Titled>
  )
}

const longest = 200
const never = () => () => undefined

/** Read once the page is awake: the HTML is the same for every order and repeats no stranger's words. */
function useAsked() {
  const [query] = useSearchParams()
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const read = (name: string) => (awake ? (query.get(name) ?? '').trim().slice(0, longest) : '')
  return { od_id: read('od_id'), errorMessage: read('errorMessage') }
}
