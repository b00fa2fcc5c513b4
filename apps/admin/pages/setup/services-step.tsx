import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { type ServiceState, serviceLabels } from '@sillage/domains/staff/service-words.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

const states = {
  ready: { tone: 'done', word: '준비됨' },
  test: { tone: 'go', word: '연습용' },
  missing: { tone: 'wait', word: '설정 없음' },
} as const satisfies Record<ServiceState['state'], { tone: Tone; word: string }>

/** What is configured in the server's environment; it is changed there and not here. */
export function ServicesStep() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Loaded query={queries.setup.services()}>
      {({ data }) => (
        <>
          <p className="soft">
            {t(
              '가입에는 메일과 문자가, 구매에는 결제 방법이 하나 이상 필요해요. 서버의 환경 변수로 정하고, 바꾼 뒤에는 서버를 다시 시작해 주세요.',
            )}
          </p>
          <ul className="lines">
            {data.map(({ service, state, variables }) => (
              <li key={service}>
                <span className="grow">
                  {t(serviceLabels[service])}
                  <br />
                  <span className="mute">{variables.join(', ')}</span>
                </span>
                <State tone={states[state].tone}>{t(states[state].word)}</State>
              </li>
            ))}
          </ul>
          <a className="btn btn-main" href="/admin">
            {t('관리 화면으로 가기')}
          </a>
        </>
      )}
    </Loaded>
  )
}
