import { languageOf } from '@sillage/kit/text-language.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { Bubbles } from './inquiry-thread.tsx'
import { StateBadge } from './state-badge.tsx'
import { WriteAgain } from './write-again.tsx'
import './inquiry.css'

/** A guest's inquiry and our answer, for visitors with the key of the email. */
export function GuestInquiry({ id, view_key }: { id: number; view_key: string }) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const by = { params: { inquiry_id: id }, query: { view_key } }
  const query = queries.classInquiry.show(by)
  const { data, isLoadingError } = useQuery({ ...quietly(query), staleTime: 0 })
  const again = <Button href="/customer/class-inquiry">{t('새로 문의하기')}</Button>
  if (isLoadingError)
    return (
      <Empty title={t('이 링크로는 문의를 열 수 없어요')} action={again}>
        {t('링크가 오래됐거나 일부가 빠졌을 수 있어요. 메일의 링크를 다시 눌러 주세요.')}
      </Empty>
    )
  if (!data) return <Skeleton height="480px" />
  return (
    <section className="thread" aria-label={t('보낸 클래스 문의와 답변이에요.')}>
      <header className="thread-head">
        <p className="thread-facts">
          <StateBadge state={data.state} />
          <span className="mute small">{t('메일로도 이 페이지의 링크를 보내 드렸어요.')}</span>
        </p>
        <h2 className="thread-title" lang={languageOf(data.title)}>
          {data.title}
        </h2>
      </header>
      <Bubbles messages={data.messages} />
      <WriteAgain
        inquiry={data}
        send={(body, progress) => api.classInquiry.write({ ...by, body, progress })}
        onSent={(sent) => cache.setQueryData(query.queryKey, sent)}
      />
    </section>
  )
}
