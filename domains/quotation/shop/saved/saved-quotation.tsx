import { seoulDay } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { SentFiles } from '@sillage/web-kit/sent-files.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../../session.ts'
import type { Quotation } from '../../contract.ts'
import { quotationStateNames } from '../../words.ts'
import { BriefText } from '../brief/brief-sheet.tsx'
import { BriefTimeline } from '../brief/brief-timeline.tsx'
import { stateTones } from '../my-quotations.tsx'
import { QuotationTop } from '../quotation-head.tsx'
import { chosenOf } from './chosen.ts'
import { SavedActions } from './saved-actions.tsx'
import { SavedLines } from './saved-lines.tsx'
import { type Asked, useQuotationActions, useSavedQuotation } from './use-saved-quotation.ts'
import './saved-quotation.css'

/** One quotation: what is offered, until when, and what can be done with it. */
export function SavedQuotation({ id }: { id: number }) {
  const t = usePhrases()
  const { query, asked, isMissing } = useSavedQuotation(id)
  return (
    <div className="quotation-screen page">
      <meta name="robots" content="noindex" />
      <QuotationTop />
      {query.data ? (
        <Opened key={query.data.version} quotation={query.data} asked={asked} />
      ) : isMissing ? (
        <Missing />
      ) : query.isLoadingError ? (
        <ErrorState
          title={t('견적서를 불러오지 못했어요')}
          action={<Button onClick={() => void query.refetch()}>{t('다시 시도')}</Button>}
        >
          {t('잠시 후 다시 시도해 주세요.')}
        </ErrorState>
      ) : (
        <div className="quotation-waiting" aria-busy="true">
          <Skeleton height="120px" />
          <Skeleton height="420px" />
        </div>
      )}
    </div>
  )
}

/** The same for every quotation that is not shown, whether there is none or it is someone else's. */
function Missing() {
  const t = usePhrases()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const action = user ? (
    <Button href="/shop/quotation">{t('새 견적서 작성')}</Button>
  ) : (
    <Button href={`/login?${new URLSearchParams({ redirect: pathname + search })}`}>{t('로그인')}</Button>
  )
  return (
    <Empty heading="h1" title={t('이 견적서를 열 수 없어요')} action={action}>
      {t('메일에 있는 주소로 다시 열거나, 견적서를 만든 아이디로 로그인해 주세요.')}
    </Empty>
  )
}

function Opened({ quotation, asked }: { quotation: Quotation; asked: Asked }) {
  const t = usePhrases()
  const { lines, state } = quotation
  const actions = useQuotationActions(quotation, asked)
  const [chosen, setChosen] = useState(() => chosenOf(lines))
  const choosing = state === 'sent' || state === 'accepted'
  return (
    <>
      <Head quotation={quotation} />
      <div className="quotation">
        <section aria-labelledby="quotation-lines">
          <h2 id="quotation-lines" className="section-title">
            {t('견적 내용')}
          </h2>
          {choosing && lines.length > 0 && (
            <p className="section-note">
              {t('필요한 것만 골라 주문할 수 있어요. 빼고 싶은 상품은 수량을 0으로 바꿔 주세요.')}
            </p>
          )}
          <SavedLines
            quotation={quotation}
            chosen={choosing ? chosen : null}
            onChoose={(line_id, quantity) => setChosen({ ...chosen, [line_id]: quantity })}
          />
          <SavedBrief quotation={quotation} />
          {quotation.memo && !quotation.brief && (
            <div className="quotation-memo">
              <h3>{t('메모')}</h3>
              <p>{quotation.memo}</p>
            </div>
          )}
          <RequestFiles quotation={quotation} asked={asked} />
        </section>
        <SavedActions quotation={quotation} asked={asked} actions={actions} chosen={chosen} />
      </div>
    </>
  )
}

/** What a space was asked a fragrance for, and how far that is. */
function SavedBrief({ quotation: { brief, created_at, state } }: { quotation: Quotation }) {
  const t = usePhrases()
  if (!brief) return null
  return (
    <div className="quotation-brief">
      <h3>{t('요청서')}</h3>
      <BriefText brief={brief} />
      {brief.link !== '' && (
        <a className="link small" href={brief.link} target="_blank" rel="noreferrer nofollow">
          {brief.link}
        </a>
      )}
      {state !== 'declined' && (
        <BriefTimeline from={seoulDay(created_at)} opens_on={brief.opens_on} now={briefStepOf[state]} />
      )}
    </div>
  )
}

const briefStepOf = {
  draft: 'request',
  sent: 'answer',
  expired: 'answer',
  accepted: 'samples',
  ordered: 'samples',
} as const

/** What came with a request; the key that opens the page opens them too. */
function RequestFiles({ quotation: { files }, asked }: { quotation: Quotation; asked: Asked }) {
  const t = usePhrases()
  if (files.length === 0) return null
  const query = new URLSearchParams(asked.query)
  return (
    <div className="quotation-memo">
      <h3>{t('함께 보낸 파일')}</h3>
      <SentFiles files={files.map((file) => ({ ...file, url: query.size > 0 ? `${file.url}?${query}` : file.url }))} />
    </div>
  )
}

function Head({ quotation }: { quotation: Quotation }) {
  const t = usePhrases()
  const dates = useDates()
  const { quotation_no, state, version, last_day, verify_code, company, name } = quotation
  return (
    <div className="quotation-head">
      <div>
        <h1 className="page-title">{t('견적서')}</h1>
        <p className="quotation-marks">
          <b className="num">{quotation_no}</b>
          <Badge tone={stateTones[state]}>{t(quotationStateNames[state])}</Badge>
          {version > 1 && <span className="small soft">{t('버전 {count}', { count: version })}</span>}
        </p>
        {last_day && (
          <p className="page-lead">{t('이 가격은 {day}까지 유효해요.', { day: dates.longDate(last_day) })}</p>
        )}
        <p className="small soft">{[company, name].filter(Boolean).join(' · ')}</p>
        {verify_code && (
          <Anchor className="link small" href={`/verify/${verify_code}`}>
            {t('진위 확인 주소')}
          </Anchor>
        )}
      </div>
      <Button kind="line" size="sm" href="/shop/quotation">
        {t('새 견적서 작성')}
      </Button>
    </div>
  )
}
