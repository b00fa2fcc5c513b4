import { limits } from '@sillage/kit/limits.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { FilesField } from '@sillage/web-kit/files-field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { StoredFiles } from '@sillage/web-kit/sent-files.tsx'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import type { FormEvent } from 'react'
import type { Inquiry } from '../contract.ts'
import { inquiryLimits, inquiryTopics, topicNames } from '../words.ts'
import { useInquiryForm } from './use-inquiry-form.ts'
import './inquiry.css'

/** A question: its topic, title and words, and what can be seen better than said. */
export function InquiryForm({ inquiry }: { inquiry?: Inquiry }) {
  const t = usePhrases()
  const form = useInquiryForm(inquiry)
  const { draft, write, errors, pending } = form

  function send(event: FormEvent) {
    event.preventDefault()
    return form.submit()
  }

  return (
    <form className="inquiry-form" method="post" noValidate onSubmit={send}>
      <TopicField draft={draft} write={write} errors={errors} />
      <TextInput
        label={t('제목')}
        name="title"
        required
        maxLength={inquiryLimits.title}
        value={draft.title}
        error={errors.title?.[0]}
        onChange={(event) => write({ title: event.target.value })}
      />
      <TextArea
        key={form.round}
        label={t('내용')}
        name="body"
        required
        rows={8}
        max={inquiryLimits.body}
        value={draft.body}
        error={errors.body?.[0]}
        onChange={(event) => write({ body: event.target.value })}
      />
      <FilesField
        files={form.files}
        onChange={form.setFiles}
        max={limits.attachments.max - form.kept.length}
        error={errors.files?.[0]}
        disabled={pending}
      />
      <StoredFiles files={form.kept} onRemove={form.takeOut} disabled={pending} />
      {form.progress !== null && <ProgressBar label={t('보내는 중')} value={form.progress * 100} shown />}
      <div className="button-row">
        <Button type="submit" busy={pending}>
          {t(inquiry ? '수정한 내용 저장' : '문의 보내기')}
        </Button>
        <Button kind="line" href={inquiry ? `/my-page/inquiry/${inquiry.id}/show` : '/my-page/inquiry'}>
          {t('돌아가기')}
        </Button>
      </div>
    </form>
  )
}

type Form = ReturnType<typeof useInquiryForm>

function TopicField({ draft, write, errors }: Pick<Form, 'draft' | 'write' | 'errors'>) {
  const t = usePhrases()
  return (
    <Field label={t('문의 종류')} name="topic" required error={errors.topic?.[0]}>
      {(control) => (
        <Select
          {...control}
          options={inquiryTopics.map((value) => ({ value, label: t(topicNames[value]) }))}
          value={inquiryTopics.find((topic) => topic === draft.topic) ?? null}
          placeholder={t('골라 주세요')}
          onChange={(topic) => write({ topic })}
        />
      )}
    </Field>
  )
}
