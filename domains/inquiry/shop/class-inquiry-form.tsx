import { Button } from '@sillage/ui/button.tsx'
import { DatePicker } from '@sillage/ui/date-picker.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { RadioGroup } from '@sillage/ui/radio-group.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { FilesField } from '@sillage/web-kit/files-field.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import type { FormEvent } from 'react'
import { Consent } from '../../quotation/shop/buyer-form.tsx'
import {
  classInquiryTexts,
  classSubjectNames,
  classSubjects,
  classWishes,
  classWishNames,
  mostClassSubjects,
} from '../words.ts'
import { readSubjects, useClassInquiry } from './use-class-inquiry.ts'
import './inquiry.css'

/** A draft of earlier days may hold a sentence. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** What someone wants to know about classes, and how to reach them. */
export function ClassInquiryForm() {
  const t = usePhrases()
  const form = useClassInquiry()
  const { draft, write, errors, pending } = form
  if (form.sent !== null) return <Sent id={form.sent} onAgain={form.again} />
  const text = (name: keyof typeof classInquiryTexts) => ({
    name,
    value: draft[name],
    maxLength: classInquiryTexts[name],
    error: errors[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  })
  const { maxLength, ...body } = text('body')

  function send(event: FormEvent) {
    event.preventDefault()
    return form.submit()
  }

  return (
    <form className="inquiry-form" method="post" noValidate onSubmit={send}>
      <Wishes form={form} />
      <div className="field-row">
        <TextInput {...text('people')} label={t('인원')} placeholder={t('8명 안팎')} />
        <WishedDay form={form} />
      </div>
      <TextArea
        {...body}
        label={t('궁금한 내용')}
        required
        rows={6}
        max={maxLength}
        hint={t('만들고 싶은 것과 장소를 알려 주세요.')}
      />
      <FilesField files={form.files} onChange={form.setFiles} error={errors.files?.[0]} disabled={pending} />
      <ContactFields text={text} />
      {!form.user && <GuestConsent form={form} />}
      {form.progress !== null && <ProgressBar label={t('보내는 중')} value={form.progress * 100} shown />}
      <div className="button-row">
        <Button type="submit" busy={pending}>
          {t('문의 보내기')}
        </Button>
      </div>
    </form>
  )
}

type Form = ReturnType<typeof useClassInquiry>

/** What kind of class, and which subjects. */
function Wishes({ form: { draft, write, errors } }: { form: Form }) {
  const t = usePhrases()
  return (
    <>
      <RadioGroup
        legend={t('문의 종류')}
        name="wish"
        required
        layout="row"
        options={classWishes.map((value) => ({ value, label: t(classWishNames[value]) }))}
        value={classWishes.find((each) => each === draft.wish)}
        onChange={(wish) => write({ wish })}
        error={errors.wish?.[0]}
      />
      <RadioGroup
        multiple
        legend={t('관심 있는 수업')}
        name="subjects"
        layout="row"
        max={mostClassSubjects}
        exceedMessage={t('선택할 수 있는 옵션은 {count}개예요.', { count: mostClassSubjects })}
        options={classSubjects.map((value) => ({ value, label: t(classSubjectNames[value]) }))}
        value={readSubjects(draft.subjects)}
        onChange={(subjects) => write({ subjects: subjects.join() })}
        error={errors.subjects?.[0]}
      />
    </>
  )
}

function WishedDay({ form: { draft, write, errors } }: { form: Form }) {
  const { t, locale } = usePhrasebook()
  return (
    <DatePicker
      label={t('희망 날짜')}
      name="day"
      language={locale}
      value={isDay(draft.day) ? draft.day : ''}
      onChange={(day) => write({ day })}
      outOfRange={(first, last) => t('{first}년부터 {last}년까지 고를 수 있어요.', { first, last })}
      error={errors.day?.[0]}
    />
  )
}

type BoundText = {
  name: string
  value: string
  maxLength: number
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

function ContactFields({ text }: { text: (name: 'name' | 'company' | 'hp' | 'email') => BoundText }) {
  const t = usePhrases()
  return (
    <>
      <div className="field-row">
        <TextInput {...text('name')} label={t('이름')} required autoComplete="name" />
        <TextInput {...text('company')} label={t('단체나 회사')} autoComplete="organization" />
      </div>
      <div className="field-row">
        <TextInput {...text('hp')} label={t('연락처')} required type="tel" autoComplete="tel" />
        <TextInput {...text('email')} label={t('답변을 받을 메일')} required type="email" autoComplete="email" />
      </div>
    </>
  )
}

function GuestConsent({ form }: { form: Form }) {
  const t = usePhrases()
  return (
    <Consent
      label={t('문의에 답하는 데 필요한 개인정보 수집과 이용에 동의해요')}
      note={t('답변을 드리려고 이름, 연락처, 메일을 받아요. 마지막 글에서 1년 뒤에 지워요.')}
      given={form.consent}
      onChange={form.agree}
      onGive={() => undefined}
      error={form.errors.consent?.[0]}
    />
  )
}

function Sent({ id, onAgain }: { id: number; onAgain: () => void }) {
  const t = usePhrases()
  return (
    <Empty
      title={t('문의를 받았어요')}
      action={
        <>
          <Button href={`/my-page/inquiry/${id}/show`}>{t('보낸 문의 보기')}</Button>
          <Button kind="line" onClick={onAgain}>
            {t('새로 문의하기')}
          </Button>
        </>
      }
    >
      {t('답변이 달리면 알림과 메일로 알려 드릴게요.')}
    </Empty>
  )
}
