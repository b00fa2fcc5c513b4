import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { EnrolPasskey, EnrolTotp, RecoveryCodes } from './enrol-form.tsx'
import { MySessions } from './my-sessions.tsx'

/** How I prove myself, and where I am signed in. */
export function Component() {
  const t = usePhrases()
  const [codes, setCodes] = useState<string[]>([])
  return (
    <>
      <Top title={t('내 보안')} />
      <div className="body body-narrow">
        {codes.length > 0 ? (
          <Part title={t('복구 코드')}>
            <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
          </Part>
        ) : (
          <Factors onCodes={setCodes} />
        )}
        <MySessions />
      </div>
    </>
  )
}

function Factors({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = usePhrases()
  const dates = useDates()
  const { api, queries } = useShop()
  const { run: remove } = useAction((factor_id: string) => api.staffSecurity.removeFactor({ params: { factor_id } }), {
    done: ({ message }) => t(message),
  })
  const { run: renew } = useAction(() => api.staffSecurity.renewCodes({ body: {} }), {
    after: ({ recovery_codes }) => onCodes(recovery_codes),
  })
  return (
    <Loaded query={queries.staffSecurity.mine()}>
      {({ factors, recovery_codes_left }) => (
        <>
          <Part title={t('2단계 인증')} fact={t('비밀번호 다음에 한 번 더 확인해요')}>
            <ul className="lines">
              {factors.map(({ id, kind, name, created_at, used_at }) => (
                <li key={id}>
                  <span className="grow">
                    <span className="medium">{kind === 'totp' ? t('인증 앱') : name}</span>{' '}
                    <span className="mute">
                      {kind === 'totp' ? '' : t('패스키')} {t('{date} 등록', { date: dates.date(created_at) })}
                      {used_at && `, ${t('{date} 사용', { date: dates.date(used_at) })}`}
                    </span>
                  </span>
                  <Button
                    small
                    icon="close"
                    aria-label={t('{name} 지우기', { name: kind === 'totp' ? t('인증 앱') : name })}
                    onClick={() => remove(id)}
                  />
                </li>
              ))}
              {factors.length > 0 && (
                <li>
                  <span className="grow">{t('남은 복구 코드 {count}개', { count: recovery_codes_left })}</span>
                  <Button small onClick={() => renew(undefined)}>
                    {t('새로 받기')}
                  </Button>
                </li>
              )}
            </ul>
          </Part>
          {!factors.some(({ kind }) => kind === 'totp') && (
            <Part title={t('인증 앱')}>
              <div className="padded">
                <EnrolTotp onDone={onCodes} />
              </div>
            </Part>
          )}
          <Part title={t('새 패스키')}>
            <div className="padded">
              <EnrolPasskey onDone={onCodes} />
            </div>
          </Part>
        </>
      )}
    </Loaded>
  )
}
