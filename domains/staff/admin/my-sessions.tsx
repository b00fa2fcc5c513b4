import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { useMe } from './me.ts'

/** Where I am signed in, this browser first. */
export function MySessions() {
  const t = usePhrases()
  const dates = useDates()
  const { mb_id } = useMe()
  const { api, queries } = useShop()
  const { run: end } = useAction((device_id: string) => api.account.endDevice({ params: { mb_id, device_id } }), {
    done: ({ message }) => t(message),
  })
  return (
    <Part title={t('로그인한 기기')}>
      <Loaded query={queries.account.devices({ params: { mb_id } })}>
        {(devices) => (
          <ul className="lines">
            {devices.map(({ id, browser, system, ip, seen_at, current }) => (
              <li key={id}>
                <span className="grow">
                  <span className="medium">{[browser, system].filter(Boolean).join(', ')}</span>{' '}
                  <span className="mute">
                    {ip} {dates.dateTime(seen_at)}
                  </span>
                </span>
                {current ? (
                  <Tag look="good">{t('지금 쓰는 기기')}</Tag>
                ) : (
                  <Button small onClick={() => end(id)}>
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
