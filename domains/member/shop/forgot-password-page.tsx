import { Anchor } from '@sillage/ui/anchor.tsx'
import { Tabs } from '@sillage/ui/tabs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { Doorway } from './joining/doorway.tsx'
import { FindByMail } from './joining/find-by-mail.tsx'

/** Finding a forgotten id or password. */
export function Component() {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <Doorway title={t('아이디·비밀번호 찾기')} heading={t('아이디·비밀번호 찾기')}>
      <Tabs
        label={t('무엇을 찾으시나요?')}
        items={[
          {
            value: 'password',
            label: t('비밀번호'),
            panel: (
              <FindByMail
                note={t('비밀번호를 다시 정하는 링크를 메일로 보내 드려요. 링크는 30분 동안 한 번만 쓸 수 있어요.')}
                asksId
                submitLabel={t('링크 받기')}
                send={(body) => api.joining.forgetPassword({ body })}
              />
            ),
          },
          {
            value: 'id',
            label: t('아이디'),
            panel: (
              <FindByMail
                note={t('가입할 때 쓴 메일 주소로 아이디를 보내 드려요.')}
                submitLabel={t('아이디 받기')}
                send={({ mb_email }) => api.joining.forgetId({ body: { mb_email } })}
              />
            ),
          },
        ]}
      />
      <p className="login-links">
        <Anchor className="link" href="/login">
          {t('로그인으로 가기')}
        </Anchor>
        <Anchor className="link" href="/register">
          {t('회원 가입')}
        </Anchor>
      </p>
    </Doorway>
  )
}
