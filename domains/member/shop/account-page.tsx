import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '@sillage/web-kit/session.tsx'
import { Titled } from '../../content/shop/titled.tsx'
import '@sillage/ui/sections/rows.css'

/** What the shop knows of a member. */
export function Component() {
  const t = usePhrases()
  return (
    <Titled
      title={t('회원 정보')}
      description={t('실라주에 등록한 내 정보를 보는 곳이에요.')}
      above={[{ label: t('마이페이지'), href: '/my-page' }]}
      members
    >
      <Facts />
      <p className="mute mt-5">{t('바꿀 내용이 있으면 고객센터로 알려 주세요.')}</p>
      <div className="button-row mt-3">
        <Button href="/customer/center" kind="line">
          {t('고객센터 보기')}
        </Button>
      </div>
    </Titled>
  )
}

function Facts() {
  const t = usePhrases()
  const { user } = useSession()
  return (
    <dl className="facts">
      <dt>{t('아이디')}</dt>
      <dd>{user?.mb_id}</dd>
      <dt>{t('이름')}</dt>
      <dd>{user?.mb_name}</dd>
      <dt>{t('휴대전화')}</dt>
      <dd className="num">{user?.mb_hp || t('등록하지 않았어요')}</dd>
    </dl>
  )
}
