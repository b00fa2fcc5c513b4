import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { FilesField } from '@sillage/web-kit/files-field.tsx'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Requested as Sent } from '../contract.ts'
import { buyerFields, quotationLimits } from '../words.ts'
import { Consent } from './buyer-form.tsx'
import './bulk-request-page.css'

/** Asking for a large quantity: answered by a person, with a quotation. */
export function Component() {
  const t = usePhrases()
  const { checked } = useSession()
  const [done, setDone] = useState<Sent | null>(null)
  return (
    <PageLayout
      title={t('대량 구매')}
      description={t('많은 수량이 필요하면 견적을 요청해 주세요.')}
      lead={t('필요한 상품과 수량을 알려 주시면 담당자가 견적서를 메일로 보내 드려요.')}
      above={[{ label: t('고객센터'), href: '/customer/center' }]}
    >
      {done ? (
        <Received {...done} onAgain={() => setDone(null)} />
      ) : checked ? (
        <RequestForm onDone={setDone} />
      ) : (
        <Skeleton height="480px" />
      )}
    </PageLayout>
  )
}

const empty = { company: '', name: '', hp: '', email: '', list: '', memo: '' }
type Field = keyof typeof empty

function RequestForm({ onDone }: { onDone: (sent: Sent) => void }) {
  const t = usePhrases()
  const { user } = useSession()
  const request = useRequest(onDone)
  const { field, files, setFiles, consent, setConsent, progress, submit, pending, errors, clear } = request
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(undefined)
  }
  return (
    <form method="post" noValidate className="bulk-request" onSubmit={send}>
      <TextArea
        {...field('list')}
        label={t('필요한 상품과 수량')}
        required={true}
        rows={6}
        max={quotationLimits.pasted}
        placeholder={t('무화과 그늘 200개\n디퓨저 공병 100 ml 500개')}
        hint={t('한 줄에 하나씩 편하게 적어 주세요.')}
      />
      <BuyerFields field={field} />
      <TextArea
        {...field('memo')}
        label={t('메모')}
        rows={3}
        max={buyerFields.memo}
        hint={t('필요한 날짜나 포장을 적어 두세요.')}
      />
      <FilesField
        files={files}
        onChange={(next) => {
          clear('files')
          setFiles(next)
        }}
        error={errors.files?.[0]}
        disabled={pending}
      />
      {!user && (
        <GuestConsent
          given={consent}
          onChange={setConsent}
          error={errors.consent?.[0]}
          onGive={() => clear('consent')}
        />
      )}
      {progress !== null && <ProgressBar label={t('보내는 중')} value={progress * 100} shown />}
      <Button type="submit" busy={pending}>
        {t('견적 요청하기')}
      </Button>
    </form>
  )
}

/** What was filled in, stored in this browser until it was sent. */
function useRequest(onDone: (sent: Sent) => void) {
  const { api } = useShop()
  const { user } = useSession()
  const start = { ...empty, name: user?.mb_name ?? '', hp: user?.mb_hp ?? '' }
  const draft = useStoredDraft(`bulk_request_draft ${user?.mb_id ?? 'guest'}`, start)
  const { draft: form, change } = draft
  const [files, setFiles] = useState<File[]>([])
  const [progress, setProgress] = useState<number | null>(null)
  const [consent, setConsent] = useState(false)
  const { keyOf } = useRequestKey()
  function request() {
    const hear = files.length > 0 ? setProgress : undefined
    hear?.(0)
    const asked = { ...form, consent, files }
    const body = { ...asked, request_key: keyOf(asked) }
    return api.quotation.request({ body, progress: hear }).finally(() => setProgress(null))
  }
  const { submit, pending, errors, clear } = useSubmit(request, {
    onDone(sent) {
      draft.clear(start)
      onDone(sent)
    },
  })
  const field = (name: Field) => ({
    name,
    value: form[name],
    error: errors[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) => {
      clear(name)
      change({ [name]: target.value })
    },
  })
  return { field, files, setFiles, consent, setConsent, progress, submit, pending, errors, clear }
}

type BoundField = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** Who asks, and where the quotation is sent. */
function BuyerFields({ field }: { field: (name: Field) => BoundField }) {
  const t = usePhrases()
  return (
    <>
      <div className="field-row">
        <TextInput
          {...field('company')}
          label={t('회사')}
          autoComplete="organization"
          maxLength={buyerFields.company}
        />
        <TextInput {...field('name')} label={t('담당자')} required autoComplete="name" maxLength={buyerFields.name} />
      </div>
      <div className="field-row">
        <TextInput {...field('hp')} label={t('전화번호')} required type="tel" autoComplete="tel" />
        <TextInput {...field('email')} label={t('견적서를 받을 메일')} required type="email" autoComplete="email" />
      </div>
    </>
  )
}

type ConsentProps = Pick<ComponentProps<typeof Consent>, 'given' | 'onChange' | 'error' | 'onGive'>

function GuestConsent(props: ConsentProps) {
  const t = usePhrases()
  return (
    <Consent
      {...props}
      note={t('견적서를 만들어 보내 드리려고 이름, 연락처, 메일을 받아요. 주문으로 이어지지 않으면 1년 뒤에 지워요.')}
    />
  )
}

function Received({ quotation_no, quotation_id, view_key, onAgain }: Sent & { onAgain: () => void }) {
  const t = usePhrases()
  const query = new URLSearchParams({ id: String(quotation_id), ...(view_key && { key: view_key }) })
  return (
    <Empty
      title={t('요청을 받았어요')}
      action={
        <>
          <Button href={`/shop/quotation?${query}`}>{t('보낸 요청 보기')}</Button>
          <Button kind="line" onClick={onAgain}>
            {t('새로 요청하기')}
          </Button>
        </>
      }
    >
      {t('요청 번호는 {number}이에요. 견적서가 준비되면 메일로 보내 드릴게요.', { number: quotation_no })}
    </Empty>
  )
}
