import { languageOf } from '@sillage/kit/text-language.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { productPath } from '../../catalog/words.ts'
import { useShop } from '../../shop.ts'
import { useTranslated } from '../../translation/shop/written-in-korean.tsx'
import type { ProductInquiry } from '../product-inquiry-contract.ts'
import '../../review/shop/reviews.css'
import '@sillage/ui/sections/rows.css'
import './product-inquiry.css'

type Props = {
  question: ProductInquiry & { translatable?: boolean }
  /** Where lists go over several products. */
  withProduct?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** A question about a product, and what the shop says. */
export function ProductInquiryRow({ question, withProduct, children }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const { id, secret, author, created_at, translatable = false } = question
  const { shown, mark } = useTranslated({
    written: { body: question.body, answer: question.answer },
    translatable,
    ask: () => api.productInquiry.translation({ params: { id } }),
  })
  const { body, answer } = shown
  return (
    <article className="question">
      {withProduct && <OfProduct question={question} />}
      <p className="question-facts">
        <Badge tone={answer === null ? 'idle' : 'done'}>{t(answer === null ? '답변 기다리는 중' : '답변 완료')}</Badge>
        {secret && (
          <span className="question-secret">
            <Icon name="lock" size="sm" />
            {t('비밀글')}
          </span>
        )}
        <span lang={languageOf(author)}>{author}</span>
        <time dateTime={created_at}>{dates.date(created_at)}</time>
        {mark}
      </p>
      <p className="question-words" lang={languageOf(body)}>
        {body}
      </p>
      {answer !== null && (
        <p className="reply" lang={languageOf(answer)}>
          <strong>{t('실라주')}</strong> {answer}
        </p>
      )}
      {children && <div className="question-actions">{children}</div>}
    </article>
  )
}

function OfProduct({ question: { product } }: { question: ProductInquiry }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (!product) return <p className="question-product mute">{t('판매가 끝난 상품')}</p>
  return (
    <Anchor className="question-product" href={productPath(product)}>
      <span>
        <Picture {...product.picture} className="thumb" sizes="48px" alt="" />
      </span>
      <span>{pick(product, 'name')}</span>
    </Anchor>
  )
}
