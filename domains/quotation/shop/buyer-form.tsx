import { TextArea } from '@sillage/ui/text-area.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type BuyerField, buyerFields } from '../words.ts'
import type { Buyer } from './draft.ts'

type Props = { buyer: Buyer; onChange: (field: BuyerField, text: string) => void }

/** Whom the paper is for. Nothing of it leaves the browser. */
export function BuyerForm({ buyer, onChange }: Props) {
  const t = usePhrases()
  const field = (name: BuyerField) => ({
    name,
    value: buyer[name],
    maxLength: buyerFields[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  })
  const { maxLength, ...memo } = field('memo')
  return (
    <section className="quotation-buyer" aria-labelledby="quotation-buyer">
      <h2 id="quotation-buyer" className="section-title">
        {t('받는 분')}
      </h2>
      <p className="section-note">{t('견적서에 그대로 찍혀요. 이 브라우저에만 남고 어디로도 보내지 않아요.')}</p>
      <div className="field-row">
        <TextInput label={t('회사')} autoComplete="organization" {...field('company')} />
        <TextInput label={t('담당자')} autoComplete="name" {...field('name')} />
      </div>
      <TextInput label={t('전화번호')} type="tel" autoComplete="tel" {...field('hp')} />
      <TextArea
        label={t('메모')}
        rows={3}
        max={maxLength}
        hint={t('{N}자 이내로 작성해 주세요.', { N: maxLength, count: maxLength })}
        placeholder={t('필요한 날짜나 포장을 적어 두세요.')}
        {...memo}
      />
    </section>
  )
}
