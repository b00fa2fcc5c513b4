import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../session.ts'
import type { Requested } from '../../contract.ts'
import { useToday } from '../today.ts'
import { BriefForm } from './brief-form.tsx'
import { BriefTimeline } from './brief-timeline.tsx'
import { useBriefForm } from './use-brief-form.ts'
import './brief.css'

type Sent = Requested & { opens_on: string | null }

/** A business describes its space; a perfumer answers with a quotation. */
export function WriteBrief({ also }: { also: ReactNode }) {
  const t = usePhrases()
  const { checked } = useSession()
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <PageLayout
      title={t('공간의 향을 만들어 드려요')}
      description={t(
        '카페, 호텔, 매장의 향을 조향사가 만들어 드려요. 공간과 원하는 분위기를 알려 주시면 견적을 보내 드려요.',
      )}
      lead={t('다섯 가지만 알려 주세요. 적는 동안 요청서가 완성돼요.')}
    >
      {sent ? (
        <Received sent={sent} onAgain={() => setSent(null)} />
      ) : checked ? (
        <Writing onDone={setSent} />
      ) : (
        <>
          <Skeleton height="1200px" />
          <Next opens_on={null} title={t('요청을 보내면 이렇게 진행돼요')} />
        </>
      )}
      <div className="brief-share">{also}</div>
    </PageLayout>
  )
}

function Writing({ onDone }: { onDone: (sent: Sent) => void }) {
  const t = usePhrases()
  const form = useBriefForm(onDone)
  return (
    <>
      <BriefForm form={form} />
      <Next opens_on={form.answers.opens_on} title={t('요청을 보내면 이렇게 진행돼요')} />
    </>
  )
}

function Next({ opens_on, title }: { opens_on: string | null; title: string }) {
  return (
    <section className="brief-next">
      <h2 className="section-title">{title}</h2>
      <BriefTimeline from={useToday()} opens_on={opens_on} now="request" />
    </section>
  )
}

function Received({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const t = usePhrases()
  const { quotation_no, quotation_id, view_key, opens_on } = sent
  const query = new URLSearchParams({ id: String(quotation_id), ...(view_key && { key: view_key }) })
  return (
    <>
      <Empty
        title={t('요청을 받았어요')}
        action={
          <>
            <Button href={`/shop/quotation?${query}`}>{t('보낸 요청 보기')}</Button>
            <Button kind="line" onClick={onAgain}>
              {t('새로 요청하기')}
            </Button>
          </>
        }
      >
        {t('요청 번호는 {number}이에요. 조향사가 읽고 첫 답과 견적을 메일로 보내 드릴게요.', { number: quotation_no })}
      </Empty>
      <Next opens_on={opens_on} title={t('이렇게 진행돼요')} />
    </>
  )
}
