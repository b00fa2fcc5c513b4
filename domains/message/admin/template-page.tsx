import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State, Tag, type Tone } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { TemplateState } from '../words.ts'

const looks = {
  approved: { label: '승인', tone: 'done' },
  inspecting: { label: '심사 중', tone: 'wait' },
  rejected: { label: '반려', tone: 'stop' },
  different: { label: '문구가 달라요', tone: 'stop' },
  missing: { label: '등록 전', tone: 'act' },
} as const satisfies Record<TemplateState, { label: string; tone: Tone }>

/** The texts that have to be registered for AlimTalk, word for word. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('알림톡 템플릿')} crumb={{ to: '/messages', label: t('보낸 메시지') }} />
      <div className="body body-narrow">
        <p className="soft padded">{t('카카오에 이 문구 그대로 등록해 승인받으면 알림톡으로 보낼 수 있어요.')}</p>
        <Loaded query={queries.staffMessages.templates()}>
          {({ data }) =>
            data.map(({ name, content, buttons, state }) => (
              <Part
                key={name}
                title={name}
                actions={state && <State tone={looks[state].tone}>{t(looks[state].label)}</State>}
              >
                <div className="stack padded">
                  <p className="written said">{content}</p>
                  {buttons.length > 0 && (
                    <div className="row">
                      {buttons.map((button) => (
                        <Tag key={button}>{button}</Tag>
                      ))}
                    </div>
                  )}
                </div>
              </Part>
            ))
          }
        </Loaded>
      </div>
    </>
  )
}
