import { Button } from '@sillage/admin-kit/button.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Signed in, but not one of the staff. */
export function Denied() {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.member.logout())
  return (
    <main>
      <Empty level="h1" title={t('직원만 들어올 수 있어요')}>
        <p>{t('직원으로 등록되지 않은 아이디예요. 가게 주인에게 권한을 요청해 주세요.')}</p>
        <div className="row">
          <a className="btn" href="/">
            {t('가게로 가기')}
          </a>
          <Button look="main" disabled={pending} onClick={() => run(undefined)}>
            {t('다른 아이디로 로그인')}
          </Button>
        </div>
      </Empty>
    </main>
  )
}
