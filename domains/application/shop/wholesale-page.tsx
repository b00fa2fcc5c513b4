import { Button } from '@sillage/ui/button.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import type { ApplicationRow } from '../contract.ts'
import { isOpen } from '../words.ts'
import { ApplicationForm } from './application-form.tsx'
import { StateBadge } from './application-head.tsx'
import { ApplyFrame } from './apply-frame.tsx'
import { ReadApplication } from './read-application.tsx'
import { UnlessGiven } from './unless-given.tsx'
import { useApplications, useKeepApplication } from './use-applications.ts'

const path = '/customer/wholesale-apply'

/** Applying to buy wholesale. */
export function Component() {
  const t = usePhrases()
  return (
    <PageLayout
      title={t('도매 신청')}
      description={t('실라주 도매 거래 신청 안내예요.')}
      lead={t('공방, 매장, 온라인 판매를 하는 사업자라면 도매 가격으로 사실 수 있어요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      <ApplyFrame
        path={path}
        gives={[
          {
            title: t('도매 가격과 수량 할인'),
            text: t('로그인하면 상품마다 도매 가격과 수량별 할인 가격이 보여요.'),
          },
          {
            title: t('견적서와 세금계산서'),
            text: t('장바구니에서 바로 견적서를 받고, 계좌이체로 세금계산서를 받아요.'),
          },
          {
            title: t('영업일 3일 안에 답변'),
            text: t('사업자등록증만 있으면 돼요. 담당자가 읽고 알림과 메일로 알려 드려요.'),
          },
        ]}
      >
        <MyPart />
      </ApplyFrame>
    </PageLayout>
  )
}

/** The open application, or the form. */
function MyPart() {
  return (
    <ReadApplication query={useApplications('wholesale')}>
      {(rows) => {
        const [newest] = rows
        if (newest && isOpen(newest.state)) return <OnItsWay row={newest} />
        return <Apply earlier={newest} />
      }}
    </ReadApplication>
  )
}

function OnItsWay({ row: { id, state, company } }: { row: ApplicationRow }) {
  const t = usePhrases()
  return (
    <section className="application-head" aria-label={t('진행 중인 신청')}>
      <h2 className="section-title">{t('진행 중인 신청이 있어요')}</h2>
      <p className="application-facts">
        <StateBadge state={state} />
        <strong className="application-company">{company || t('이름 없는 신청')}</strong>
      </p>
      <div className="button-row">
        <Button href={`${path}/${id}/${state === 'draft' ? 'edit' : 'show'}`}>
          {state === 'draft' ? t('이어서 쓰기') : t('신청 내용 보기')}
        </Button>
      </div>
    </section>
  )
}

function Apply({ earlier }: { earlier: ApplicationRow | undefined }) {
  const t = usePhrases()
  const navigate = useNavigate()
  const keep = useKeepApplication()
  return (
    <div className="grid gap-8">
      {earlier && (
        <p className="application-facts">
          <StateBadge state={earlier.state} />
          <Button kind="quiet" size="sm" href={`${path}/${earlier.id}/show`}>
            {t('지난 신청 보기')}
          </Button>
        </p>
      )}
      <UnlessGiven kind="wholesale">
        <ApplicationForm
          kind="wholesale"
          onDone={(sent) => {
            void keep(sent)
            return navigate(`${path}/${sent.id}/${sent.state === 'draft' ? 'edit' : 'show'}`)
          }}
        />
      </UnlessGiven>
    </div>
  )
}
