import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'

/** An address that calendar apps read again and again; it can be replaced when it got into the wrong hands. */
export function CalendarSubscription() {
  const t = usePhrases()
  const { api } = useShop()
  const [url, setUrl] = useState('')
  const [said, setSaid] = useState('')
  const { submit, pending } = useSubmit(
    async (renew: boolean) => ({ ...(await api.myClasses.calendarAddress({ body: { renew } })), renew }),
    {
      onDone: (reply) => {
        setUrl(reply.url)
        setSaid(reply.renew ? t('새 주소로 바꿨어요. 캘린더에 다시 추가해 주세요.') : '')
      },
    },
  )
  async function copy() {
    // Without a permission the visitor copies it by hand: the address is in the field.
    await navigator.clipboard?.writeText(url).then(
      () => setSaid(t('주소를 복사했어요.')),
      () => undefined,
    )
  }
  return (
    <section aria-labelledby="subscribe">
      <div className="subhead">
        <h2 id="subscribe">{t('내 캘린더에서 구독하기')}</h2>
      </div>
      <p className="soft">
        {t('이 주소를 캘린더 앱에 추가하면 신청한 수업이 모두 보이고, 날짜가 바뀌면 자동으로 반영돼요.')}
      </p>
      {!url && (
        <div className="button-row mt-3">
          <Button size="sm" kind="line" busy={pending} onClick={() => submit(false)}>
            {t('구독 주소 보기')}
          </Button>
        </div>
      )}
      {url && <Address url={url} busy={pending} onCopy={() => void copy()} onRenew={() => void submit(true)} />}
      <p className="small soft" role="status">
        {said}
      </p>
    </section>
  )
}

type AddressProps = { url: string; busy: boolean; onCopy: () => void; onRenew: () => void }

function Address({ url, busy, onCopy, onRenew }: AddressProps) {
  const t = usePhrases()
  return (
    <div className="mt-3">
      <TextInput
        label={t('구독 주소')}
        name="calendar"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="button-row mt-3">
        <Button size="sm" kind="line" href={url.replace(/^https?:/, 'webcal:')}>
          {t('캘린더 앱에서 열기')}
        </Button>
        <Button size="sm" kind="line" onClick={onCopy}>
          {t('주소 복사')}
        </Button>
        <Button size="sm" kind="quiet" busy={busy} onClick={onRenew}>
          {t('새 주소로 바꾸기')}
        </Button>
      </div>
      <p className="small mute mt-3">
        {t('주소를 아는 사람은 누구나 일정을 볼 수 있어요. 새 주소로 바꾸면 이전 주소는 쓸 수 없어요.')}
      </p>
    </div>
  )
}
