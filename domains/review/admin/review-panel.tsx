import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { Panel } from '@sillage/admin-kit/panel.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { StaffReview } from '../contract.ts'

type Props = { review: StaffReview; onClose: () => void }

/** One review in full: the reply, and whether it is shown. */
export function ReviewPanel({ review, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [hiding, setHiding] = useState(false)
  const params = { id: review.id }
  const { run: show, pending } = useAction(() => api.review.staff.show({ params }), {
    done: () => t('다시 공개했어요.'),
    after: onClose,
  })
  return (
    <Panel
      title={review.product?.name ?? t('리뷰')}
      onClose={onClose}
      width={560}
      actions={
        review.hidden_reason === null ? (
          <Button look="danger" onClick={() => setHiding(true)}>
            {t('숨기기')}
          </Button>
        ) : (
          <Button look="main" disabled={pending} onClick={() => show(undefined)}>
            {t('다시 공개')}
          </Button>
        )
      }
    >
      <div className="stack stack-wide">
        {review.hidden_reason !== null && (
          <div className="note note-stop">
            <div>{t('숨긴 이유: {reason}', { reason: review.hidden_reason })}</div>
          </div>
        )}
        <ReviewFacts review={review} />
        <p className="written">{review.body}</p>
        <Photos review={review} />
        <Reply review={review} onClose={onClose} />
      </div>
      {hiding && <Hide review={review} onClose={() => setHiding(false)} onHidden={onClose} />}
    </Panel>
  )
}

function Reply({ review, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { id: review.id }
  const { run: dropReply } = useAction(() => api.review.staff.reply({ params, body: { reply: '' } }), {
    done: () => t('답글을 지웠어요.'),
    after: onClose,
  })
  return (
    <Part title={t('답글')}>
      <div className="stack padded">
        {review.reply !== null && (
          <>
            <p className="said">{review.reply}</p>
            <div className="row">
              <span className="push" />
              <Button small onClick={() => dropReply(undefined)}>
                {t('답글 지우기')}
              </Button>
            </div>
          </>
        )}
        <WordsForm
          draft={`review:${review.id}`}
          label={review.reply === null ? t('답글') : t('새 답글')}
          hint={t('누구나 볼 수 있어요.')}
          button={t('답글 달기')}
          send={async (reply) => [await api.review.staff.reply({ params, body: { reply } }), onClose()]}
          done={() => t('답글을 달았어요.')}
        />
      </div>
    </Part>
  )
}

function ReviewFacts({ review }: { review: StaffReview }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <Facts
      rows={[
        [t('별점'), `★ ${review.stars}`],
        [
          t('작성자'),
          review.mb_id ? (
            <Link className="link" to={`/members/${review.mb_id}`}>
              {review.mb_name} ({review.mb_id})
            </Link>
          ) : (
            t('탈퇴한 회원')
          ),
        ],
        [t('옵션'), review.option_name],
        [t('언제'), dates.shortDateTime(review.created_at)],
        [t('도움이 됐어요'), review.helpful || ''],
        [
          t('상품'),
          <a key="shop" className="link" href={`/shop/product/${review.product_id}`} target="_blank" rel="noreferrer">
            {t('쇼핑몰에서 보기')}
          </a>,
        ],
      ]}
    />
  )
}

function Photos({ review: { photos } }: { review: StaffReview }) {
  const t = usePhrases()
  if (photos.length === 0) return null
  return (
    <div className="row">
      {photos.map((photo, index) => {
        const src = photo.src.replace('{width}', String(photo.widths[0] ?? ''))
        return (
          <a key={photo.src} href={src} target="_blank" rel="noreferrer">
            <img className="thumb thumb-lg" src={src} alt={t('사진 {n}', { n: index + 1 })} />
          </a>
        )
      })}
    </div>
  )
}

function Hide({ review, onClose, onHidden }: Props & { onHidden: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('리뷰를 숨길까요?')}
      lead={t('작성자에게 이유를 알려요. 언제든 다시 공개할 수 있어요.')}
      fields={[
        { name: 'reason', label: t('숨기는 이유'), kind: 'text', wide: true },
        { name: 'revoke_points', label: t('리뷰로 받은 적립금도 회수'), kind: 'check', wide: true },
      ]}
      initial={{ reason: '', revoke_points: false }}
      save={(body) => api.review.staff.hide({ params: { id: review.id }, body })}
      done={() => t('숨겼어요.')}
      after={onHidden}
      button={t('숨기기')}
      danger
      onClose={onClose}
    />
  )
}
