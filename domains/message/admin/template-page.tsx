import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State, Tag, type Tone } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { Reply } from '@sillage/kit/endpoint.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { staffMessages } from '../staff-contract.ts'
import { sentChannels, type TemplateState } from '../words.ts'
import { channelNames } from './message-looks.ts'

const looks = {
  approved: { label: '승인', tone: 'done' },
  inspecting: { label: '심사 중', tone: 'wait' },
  rejected: { label: '반려', tone: 'stop' },
  different: { label: '문구가 달라요', tone: 'stop' },
  missing: { label: '등록 전', tone: 'act' },
} as const satisfies Record<TemplateState, { label: string; tone: Tone }>

/** What the shop says to people, by each channel, and the texts that have to be registered for AlimTalk, word for word. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('메시지 템플릿')} crumb={{ to: '/messages', label: t('보낸 메시지') }} />
      <div className="body body-narrow">
        <p className="soft padded">
          {t(
            '손님에게 보내는 글을 채널별로 볼 수 있어요. 알림톡은 카카오에 이 문구 그대로 등록해 승인받으면 나가고, 그 전에는 문자로 가요.',
          )}
        </p>
        <Loaded query={queries.staffMessages.templates()}>
          {({ data }) => data.map((template) => <Template key={template.key} template={template} />)}
        </Loaded>
      </div>
    </>
  )
}

type Shown = Reply<typeof staffMessages.templates>['data'][number]
const langNames = { kr: '한국어', en: '영어' } as const

function Template({ template }: { template: Shown }) {
  const t = usePhrases()
  const { key, name, content, buttons, state, previews } = template
  const [at, setAt] = useState(0)
  const preview = previews[at]
  // Several messages have the same subject.
  const title = previews[0] ? `${previews[0].subject} · ${name ?? key}` : key
  return (
    <Part title={title} actions={state && <State tone={looks[state].tone}>{t(looks[state].label)}</State>}>
      <nav className="views" aria-label={`${t('미리 보기')}: ${title}`}>
        {previews.map(({ channel, lang }, nth) => (
          <button
            key={`${channel} ${lang}`}
            type="button"
            aria-current={nth === at || undefined}
            onClick={() => setAt(nth)}
          >
            {t('{channel} · {lang}', { channel: t(channelNames[channel]), lang: t(langNames[lang]) })}
          </button>
        ))}
      </nav>
      <div className="stack padded">
        {preview && (
          <>
            {preview.channel === 'mail' && <b>{preview.subject}</b>}
            <p className="written said">{preview.text}</p>
            <TryOut template={template} preview={preview} />
          </>
        )}
        {content && preview?.channel === 'alimtalk' && (
          <>
            <b>{t('알림톡에 등록할 문구')}</b>
            <p className="written said">{content}</p>
            <div className="row">
              {buttons.map((button) => (
                <Tag key={button}>{button}</Tag>
              ))}
            </div>
          </>
        )}
      </div>
    </Part>
  )
}

function TryOut({ template: { key }, preview }: { template: Shown; preview: Shown['previews'][number] }) {
  const t = usePhrases()
  const { api } = useShop()
  const channel = sentChannels.find((each) => each === preview.channel) ?? 'mail'
  const { run, pending } = useAction(
    () => api.staffMessages.tryOut({ params: { key }, body: { channel, lang: preview.lang } }),
    { done: ({ message }) => t(message) },
  )
  return (
    <div className="row">
      <Button small disabled={pending} onClick={() => void run(undefined)}>
        {t('나에게 시험 발송')}
      </Button>
    </div>
  )
}
