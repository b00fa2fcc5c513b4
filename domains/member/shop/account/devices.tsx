import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop } from '../../../shop.ts'
import type { Device } from '../../account-contract.ts'
import { AccountSection } from './account-section.tsx'
import { Loaded } from './loaded.tsx'
import { useAccount } from './use-account.ts'

/** Where the member is signed in; a device that is not theirs is sent away from here. */
export function Devices() {
  const t = usePhrases()
  const { confirm, toast } = useDialogs()
  const { api, queries } = useShop()
  const cache = useQueryClient()
  const { params } = useAccount()
  const { call } = useDataCalls()
  const query = useQuery(queries.account.devices({ params }))

  async function end(question: string, send: () => Promise<{ message: string }>) {
    if (!(await confirm({ message: question, confirmLabel: t('로그아웃'), danger: true }))) return
    const { message } = await call(send)
    toast(t(message))
    await cache.invalidateQueries({ queryKey: queries.account.devices.key })
  }
  const endOne = ({ id, browser, system }: Device) =>
    end(t('{name}에서 로그아웃할까요?', { name: `${system} ${browser}` }), () =>
      api.account.endDevice({ params: { ...params, device_id: id } }),
    )
  const endOthers = () =>
    end(t('지금 쓰는 기기만 남기고 모두 로그아웃할까요?'), () => api.account.endOtherDevices({ params }))

  return (
    <AccountSection
      title={t('로그인한 기기')}
      note={t('모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.')}
      action={
        query.data?.some(({ current }) => !current) && (
          <Button kind="line" size="sm" onClick={() => void endOthers()}>
            {t('다른 기기 모두 로그아웃')}
          </Button>
        )
      }
    >
      <Loaded query={query} height="180px">
        {(devices) => (
          <ul className="rows">
            {devices.map((device) => (
              <li key={device.id} className="account-row">
                <DeviceFacts device={device} />
                {device.current ? (
                  <Badge tone="done">{t('이 기기')}</Badge>
                ) : (
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={t('{name} 로그아웃', { name: `${device.system} ${device.browser}` })}
                    onClick={() => void endOne(device)}
                  >
                    {t('로그아웃')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </AccountSection>
  )
}

function DeviceFacts({ device: { system, browser, ip, seen_at } }: { device: Device }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <div>
      <p>
        <b>
          {system} {browser}
        </b>
      </p>
      <p className="tiny mute num">
        {t('마지막 사용 {time}', { time: dates.dateTime(seen_at) })} · {ip}
      </p>
    </div>
  )
}
