import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { FormEvent, ReactNode } from 'react'
import { postLimits } from '../words.ts'
import { PublishFields } from './publish-fields.tsx'
import { TextField } from './text-field.tsx'
import type { Post, PostDraft, usePostForm } from './use-post-form.ts'
import './post-form.css'

type Props<Draft extends PostDraft> = {
  form: ReturnType<typeof usePostForm<Draft, Post>>
  /** Where the post is read; undefined while it is new. */
  href: string | undefined
  /** Whether visitors see it there now. */
  seen: boolean
  listHref: string
  titleLabel: string
  bodyLabel: string
  /** What only this board asks for: above the texts, and below them. */
  above: ReactNode
  below?: ReactNode
}

/** What every board asks of a post: its title and text in Korean, and in English where there is one. */
export function PostForm<Draft extends PostDraft>({
  form,
  href,
  seen,
  listHref,
  titleLabel,
  bodyLabel,
  above,
  below,
}: Props<Draft>) {
  const t = usePhrases()
  const { draft, errors, pending, round } = form
  // A part of a draft is one too; the compiler cannot follow a generic one.
  const write = (changes: Partial<PostDraft>) => form.write(changes as Partial<Draft>)
  function send(event: FormEvent) {
    event.preventDefault()
    return form.submit()
  }
  const texts = { draft, errors, pending, round, write }
  return (
    <form className="post-form" method="post" noValidate onSubmit={send}>
      {form.kept && !form.conflict && <Restored onDiscard={form.discard} />}
      {form.conflict && <Conflict href={seen ? href : undefined} onOverwrite={() => void form.overwrite()} />}
      {above}
      <KoreanTexts titleLabel={titleLabel} bodyLabel={bodyLabel} {...texts} />
      <EnglishTexts titleLabel={titleLabel} bodyLabel={bodyLabel} {...texts} />
      {below}
      <PublishFields draft={draft} errors={errors} disabled={pending} write={write} />
      <div className="button-row">
        <Button type="submit" busy={pending}>
          {t(submitName(href, draft))}
        </Button>
        <Button kind="line" href={href && seen ? href : listHref}>
          {t('돌아가기')}
        </Button>
        {href && (
          <Button kind="danger" onClick={() => void form.remove().catch(() => undefined)} disabled={pending}>
            {t('지우기')}
          </Button>
        )}
      </div>
    </form>
  )
}

const submitName = (href: string | undefined, { draft }: PostDraft) =>
  draft === 'true' ? '초안 저장' : href ? '수정한 글 저장' : '올리기'

function Restored({ onDiscard }: { onDiscard: () => void }) {
  const t = usePhrases()
  return (
    <div className="post-form-note">
      <Alert>{t('저장하지 않은 글을 불러왔어요.')}</Alert>
      <Button kind="quiet" size="sm" onClick={onDiscard}>
        {t('버리고 처음부터')}
      </Button>
    </div>
  )
}

type TextsProps = {
  titleLabel: string
  bodyLabel: string
  draft: PostDraft
  errors: Record<string, string[] | undefined>
  pending: boolean
  round: number
  write: (changes: Partial<PostDraft>) => void
}

function KoreanTexts({ titleLabel, bodyLabel, draft, errors, pending, round, write }: TextsProps) {
  return (
    <>
      <TextInput
        label={titleLabel}
        name="title"
        required={true}
        maxLength={postLimits.title}
        value={draft.title}
        error={errors.title?.[0]}
        disabled={pending}
        onChange={(event) => write({ title: event.target.value })}
      />
      <TextField
        key={`ko ${round}`}
        label={bodyLabel}
        name="body"
        lang="ko"
        required={true}
        value={draft.body}
        disabled={pending}
        error={errors.body?.[0]}
        onChange={(body) => write({ body })}
      />
    </>
  )
}

function EnglishTexts({ titleLabel, bodyLabel, draft, errors, pending, round, write }: TextsProps) {
  const t = usePhrases()
  return (
    <>
      <TextInput
        label={t('{label} (영어)', { label: titleLabel })}
        name="title_en"
        lang="en"
        maxLength={postLimits.title}
        value={draft.title_en}
        hint={t('비워 두면 영어 화면에서도 한국어로 보여요.')}
        error={errors.title_en?.[0]}
        disabled={pending}
        onChange={(event) => write({ title_en: event.target.value })}
      />
      <TextField
        key={`en ${round}`}
        label={t('{label} (영어)', { label: bodyLabel })}
        name="body_en"
        lang="en"
        value={draft.body_en}
        disabled={pending}
        error={errors.body_en?.[0]}
        onChange={(body_en) => write({ body_en })}
      />
    </>
  )
}

/** Someone else was faster: both texts are there, and the writer decides. */
function Conflict({ href, onOverwrite }: { href: string | undefined; onOverwrite: () => void }) {
  const t = usePhrases()
  return (
    <div className="post-form-note">
      <Alert tone="danger">{t('그사이 다른 사람이 이 글을 수정했어요. 작성하던 글은 그대로 있어요.')}</Alert>
      {href && (
        <Button kind="line" size="sm" href={href} target="_blank" link={(props) => <a {...props} />}>
          {t('지금 올라온 글 보기')}
        </Button>
      )}
      <Button kind="line" size="sm" onClick={onOverwrite}>
        {t('내 글로 바꾸기')}
      </Button>
    </div>
  )
}
