import { Button } from '@sillage/ui/button.tsx'
import { FileInput } from '@sillage/ui/file-input.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { StarInput } from '@sillage/ui/star-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import type { FormEvent } from 'react'
import { reviewLimits } from '../words.ts'
import { LineFacts } from './to-write.tsx'
import { type Subject, useReviewForm } from './use-review-form.ts'

/** Stars, words and pictures. */
export function ReviewForm(subject: Subject) {
  const t = usePhrases()
  const form = useReviewForm(subject)
  const { draft, errors, pending } = form

  function send(event: FormEvent) {
    event.preventDefault()
    return form.submit()
  }

  return (
    <form className="review-form" method="post" noValidate onSubmit={send}>
      <About {...subject} />
      <StarInput
        legend={t('별점')}
        name="stars"
        required
        value={Number(draft.stars)}
        onChange={(stars) => form.write({ stars: String(stars) })}
        starLabel={(stars) => t('별점 {stars}점', { stars, count: stars })}
        error={errors.stars?.[0]}
      />
      <TextArea
        label={t('리뷰 내용')}
        name="body"
        required
        rows={7}
        max={reviewLimits.body}
        hint={t('어디에 두었는지, 어떤 시간에 어울리는지 {min}자 이상 들려주세요.', { min: reviewLimits.body_min })}
        value={draft.body}
        error={errors.body?.[0]}
        onChange={(event) => form.write({ body: event.target.value })}
      />
      <Photos form={form} />
      {form.progress !== null && <ProgressBar label={t('보내는 중')} value={form.progress * 100} shown />}
      <div className="button-row">
        <Button type="submit" busy={pending}>
          {t(subject.review ? '수정한 내용 저장' : '리뷰 올리기')}
        </Button>
        <Button kind="line" href={`/my-page/product-review${subject.review ? '?tab=written' : ''}`}>
          {t('돌아가기')}
        </Button>
      </div>
    </form>
  )
}

function About({ line, review }: Subject) {
  const t = usePhrases()
  const gone = { name: t('판매가 끝난 상품'), name_en: '' }
  const facts = line ?? { ...(review.product ?? gone), ...review }
  return (
    <div className="unreviewed">
      <LineFacts line={facts} />
    </div>
  )
}

function Photos({ form }: { form: ReturnType<typeof useReviewForm> }) {
  const t = usePhrases()
  const { alert } = useDialogs()
  const { kept, files, pending, errors } = form
  const max = reviewLimits.photos - kept.length
  return (
    <>
      <FileInput
        label={t('사진')}
        name="photos"
        files={files}
        onChange={form.setFiles}
        max={max}
        onExceed={(max) => void alert({ message: t('파일은 최대 {max}개까지 올릴 수 있어요.', { max, count: max }) })}
        accept="image/jpeg,image/png,image/gif,image/bmp,image/webp,image/avif"
        onRefuse={() => void alert({ message: t('사진만 올릴 수 있어요.') })}
        labels={{
          choose: t('사진을 골라 주세요'),
          busy: t('사진을 줄이고 있어요'),
          remove: (name) => t('{name} 빼기', { name }),
        }}
        hint={t('사진 한 장에 {mb}MB까지 올릴 수 있어요.', { mb: reviewLimits.photo_mb })}
        error={errors.photos?.[0]}
        disabled={pending || max === 0}
      />
      {kept.length > 0 && (
        <ul className="file-list" aria-label={t('올린 사진')}>
          {kept.map(({ src }, index) => (
            <li key={src} className="file">
              <span className="file-picture">
                <img src={src.replace('{width}', '160')} alt="" width={56} height={56} />
              </span>
              <span className="file-name">{t('사진 {number}', { number: index + 1 })}</span>
              <span />
              <button
                type="button"
                className="icon-button"
                aria-label={t('{name} 빼기', { name: t('사진 {number}', { number: index + 1 }) })}
                disabled={pending}
                onClick={() => form.takeOut(src)}
              >
                <Icon name="close" size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
