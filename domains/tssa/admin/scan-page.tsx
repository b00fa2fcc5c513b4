import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'

/** Opened by the code on a participant's ticket, on the phone at the door. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const code = useParams().code ?? ''
  return (
    <>
      <Top title={t('출석 확인')} />
      <div className="body">
        <Loaded query={queries.staffClasses.scan({ params: { code } })}>{(ticket) => <Ticket {...ticket} />}</Loaded>
      </div>
    </>
  )
}

type Props = { session_id: number; enrolment_id: number; name: string; meeting_id: number | null }

function Ticket({ session_id, enrolment_id, name, meeting_id }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(
    (meeting: number) =>
      api.staffClasses.attendance({
        params: { id: session_id },
        body: { marks: [{ enrolment_id, meeting_id: meeting, present: true }] },
      }),
    { done: () => t('{name} 님이 왔어요.', { name }) },
  )
  return (
    <Empty title={name}>
      <p>{meeting_id === null ? t('오늘은 이 수업이 없어요.') : t('오늘 수업에 출석으로 처리할까요?')}</p>
      <div className="row">
        {meeting_id !== null && (
          <Button look="main" disabled={pending} onClick={() => run(meeting_id)}>
            {t('출석 처리')}
          </Button>
        )}
        <ButtonLink to={`/classes/${session_id}`}>{t('명단 보기')}</ButtonLink>
      </div>
    </Empty>
  )
}
