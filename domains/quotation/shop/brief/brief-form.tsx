import { Button } from '@sillage/ui/button.tsx'
import { Choice } from '@sillage/ui/choice.tsx'
import { DatePicker } from '@sillage/ui/date-picker.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { FilesField } from '@sillage/web-kit/files-field.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import type { FormEvent, ReactNode } from 'react'
import { briefLimits, budgetNames, budgets } from '../../brief.ts'
import { buyerFields } from '../../words.ts'
import { Consent } from '../buyer-form.tsx'
import { BriefText } from './brief-sheet.tsx'
import { BriefMood, BriefSpace } from './brief-space.tsx'
import type { BriefForm as Form } from './use-brief-form.ts'

/** Five questions on the left, the brief as it reads on the right. */
export function BriefForm({ form }: { form: Form }) {
  const t = usePhrases()
  function send(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form method="post" noValidate className="brief" onSubmit={send}>
      <div>
        <Part title={t('어떤 공간인가요')}>
          <BriefSpace form={form} />
        </Part>
        <Part title={t('어떤 분위기를 원하시나요')}>
          <BriefMood form={form} />
        </Part>
        <Part title={t('참고할 것')}>
          <References form={form} />
        </Part>
        <Part title={t('예산과 일정')}>
          <Budget form={form} />
        </Part>
        <Part title={t('연락하실 분')}>
          <Contact form={form} />
        </Part>
      </div>
      <aside className="brief-aside" aria-label={t('요청서')}>
        <h2>{t('요청서')}</h2>
        <BriefText brief={form.answers} />
        {form.progress !== null && <ProgressBar label={t('보내는 중')} value={form.progress * 100} shown />}
        <Button type="submit" wide busy={form.pending}>
          {t('요청 보내기')}
        </Button>
        <p className="hint">{t('요청은 무료예요. 견적을 받아 보고 결정하세요.')}</p>
        <p className="hint">{t('적은 내용은 보내기 전까지 이 브라우저에만 있어요.')}</p>
      </aside>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="brief-part">
      <h2>{title}</h2>
      <div className="brief-part-in">{children}</div>
    </section>
  )
}

function useField({ texts, errors, write }: Form) {
  return (name: 'words' | 'link' | 'company' | 'name' | 'hp' | 'email') => ({
    name,
    value: texts[name],
    error: errors[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  })
}

function References({ form }: { form: Form }) {
  const t = usePhrases()
  const field = useField(form)
  return (
    <>
      <FilesField
        label={t('공간이나 참고할 사진')}
        files={form.files}
        onChange={form.setFiles}
        error={form.errors.files?.[0]}
        disabled={form.pending}
      />
      <TextArea
        {...field('words')}
        label={t('한 줄로 표현하면')}
        rows={2}
        max={briefLimits.words}
        placeholder={t('비 오는 날 책방에 막 들어왔을 때. 종이와 나무, 조금의 커피.')}
      />
      <TextInput
        {...field('link')}
        label={t('참고할 링크')}
        type="url"
        inputMode="url"
        maxLength={briefLimits.link}
        placeholder="https://"
      />
    </>
  )
}

function Budget({ form: { answers, errors, write } }: { form: Form }) {
  const { t, locale } = usePhrasebook()
  return (
    <>
      <Choice
        legend={t('예산')}
        name="budget"
        options={budgets.map((value) => ({
          value,
          label: t(budgetNames[value].name),
          note: t(budgetNames[value].note),
        }))}
        value={answers.budget}
        onChange={(budget) => write({ budget })}
      />
      <DatePicker
        label={t('오픈일')}
        name="opens_on"
        language={locale}
        value={answers.opens_on ?? ''}
        onChange={(opens_on) => write({ opens_on })}
        outOfRange={(first, last) => t('{first}년부터 {last}년까지 고를 수 있어요.', { first, last })}
        error={errors.opens_on?.[0]}
        hint={t('아직 모르면 비워 두세요.')}
      />
    </>
  )
}

function Contact({ form }: { form: Form }) {
  const t = usePhrases()
  const field = useField(form)
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
      {form.isGuest && (
        <Consent
          given={form.consent}
          onChange={form.setConsent}
          note={t(
            '견적서를 만들어 보내 드리려고 이름, 연락처, 메일을 받아요. 주문으로 이어지지 않으면 1년 뒤에 지워요.',
          )}
          error={form.errors.consent?.[0]}
          onGive={() => form.clear('consent')}
        />
      )}
    </>
  )
}
