import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import type { ClassSession } from '../../course/fields.ts'
import { classLimits } from '../../course/words.ts'
import { useSignIn } from '../../member/shop/use-sign-in.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'

/** What waiting for a seat means, above the button. */
export function WaitWords({ session }: { session: ClassSession }) {
  const t = usePhrases()
  return (
    <div className="waiting">
      <p className="soft">
        {t(
          session.waiting > 0
            ? '{count}명이 기다리고 있어요. 자리가 나면 신청한 순서대로 알려 드리고 {hours}시간 동안 맡아 드려요.'
            : '아직 기다리는 사람이 없어요. 자리가 나면 가장 먼저 알려 드리고 {hours}시간 동안 맡아 드려요.',
          { count: session.waiting, hours: classLimits.offer_hours },
        )}
      </p>
      <p className="small mute">
        {t('대기 신청은 무료예요. 자리가 나면 주문을 만들어 알려 드리고, 결제하면 예약이 확정돼요.')}
      </p>
    </div>
  )
}

/** Joins the waiting list of a full session. A visitor is led to the login and back. */
export function WaitButton({ session }: { session: ClassSession }) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { checked, user } = useSession()
  const { api, cache, queries } = useShop()
  const signIn = useSignIn()
  const { submit, pending } = useSubmit(() => api.myClasses.wait({ body: { session_id: session.id } }), {
    onDone: (waits) => {
      cache.setQueryData(queries.myClasses.waits().queryKey, waits)
      toast({
        message: t('대기자 명단에 올렸어요.'),
        icon: 'check',
        action: { label: t('수강 내역'), href: '/my-page/tssa' },
      })
    },
  })
  return (
    <Button busy={pending} onClick={() => (user ? submit(undefined) : checked && signIn())}>
      {t('대기 신청')}
    </Button>
  )
}
