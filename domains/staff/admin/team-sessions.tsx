import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'

/** Where the team is signed in, to be ended when a device is lost. */
export function TeamSessions() {
  const t = usePhrases()
  const dates = useDates()
  const { api, queries } = useShop()
  const { run: end } = useAction((session_id: string) => api.staff.endSession({ params: { session_id } }), {
    done: ({ message }) => t(message),
  })
  return (
    <Part title={t('로그인한 기기')} fact={t('12시간이 지나면 다시 로그인해요')}>
      <Loaded query={queries.staff.sessions()}>
        {({ data }) => (
          <ul className="lines">
            {data.map(({ id, mb_name, browser, system, ip, seen_at, current }) => (
              <li key={id}>
                <span className="grow">
                  <span className="medium">{mb_name}</span>{' '}
                  <span className="mute">
                    {[browser, system, ip].filter(Boolean).join(', ')} {dates.dateTime(seen_at)}
                  </span>
                </span>
                {current ? (
                  <Tag look="good">{t('지금 쓰는 기기')}</Tag>
                ) : (
                  <Button
                    small
                    aria-label={t('{name} 님을 {system}에서 로그아웃시키기', { name: mb_name, system })}
                    onClick={() => end(id)}
                  >
                    {t('로그아웃시키기')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Part>
  )
}
