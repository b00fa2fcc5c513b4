import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ReactNode, useId } from 'react'
import { NoReturn } from '../../../catalog/shop/product-no-return.tsx'
import type { Quote } from '../../contract.ts'
import type { Draft } from './draft.ts'
import { FormPart, type PartProps } from './form-part.tsx'

type Name = keyof Draft['consents']

/** What the law wants said before paying, each apart. The box for all hides none of them. */
export function ConsentPart({ draft, change, quote, errors, clear }: PartProps) {
  const t = usePhrases()
  const id = useId()
  const kept = quote.lines.filter(({ no_return }) => no_return !== null)
  const names: Name[] = kept.length > 0 ? ['order', 'privacy', 'no_return'] : ['order', 'privacy']
  const { consents } = draft
  function give(given: Partial<Draft['consents']>) {
    for (const name of Object.keys(given)) clear(`consents_${name}`)
    change({ consents: { ...consents, ...given } })
  }
  const words: Record<Name, { label: string; body: ReactNode }> = {
    order: { label: t('주문 내용과 금액을 확인했고 결제에 동의해요'), body: <OrderTerms /> },
    privacy: { label: t('주문에 필요한 개인정보 수집과 제공에 동의해요'), body: <PrivacyTerms /> },
    // Its list stands above, open.
    no_return: { label: t('교환과 환불이 제한되는 상품을 확인했어요'), body: null },
  }
  return (
    <FormPart title={t('동의')}>
      {kept.length > 0 && <KeptList lines={kept} />}
      <div className="checkout-consents">
        <Checkbox
          checked={names.every((name) => consents[name])}
          onChange={({ currentTarget: { checked } }) => give(Object.fromEntries(names.map((name) => [name, checked])))}
        >
          <b>{t('아래 내용에 모두 동의해요')}</b>
        </Checkbox>
        <ul className="rows">
          {names.map((name) => (
            <li key={name} data-field={`consents_${name}`}>
              <Checkbox
                checked={consents[name]}
                aria-invalid={errors[`consents_${name}`] ? true : undefined}
                aria-describedby={errors[`consents_${name}`] ? `${id}-${name}` : undefined}
                onChange={(event) => give({ [name]: event.currentTarget.checked })}
              >
                <span>
                  {words[name].label} <small>{t('(필수)')}</small>
                </span>
              </Checkbox>
              {words[name].body && <Disclosure summary={t('내용 보기')}>{words[name].body}</Disclosure>}
              <ErrorNote id={`${id}-${name}`}>{errors[`consents_${name}`]?.[0]}</ErrorNote>
            </li>
          ))}
        </ul>
      </div>
    </FormPart>
  )
}

/** What cannot be returned, and why: shown before it is bought. */
function KeptList({ lines }: { lines: Quote['lines'] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <div className="checkout-kept">
      <p className="small">{t('교환과 환불이 제한되는 상품이 있어요.')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.line_id}>
            <b>{pick(line, 'name')}</b>
            <NoReturn reason={line.no_return} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OrderTerms() {
  const t = usePhrases()
  return (
    <p className="small soft">
      {t(
        '주문할 상품과 수량, 금액, 받는 곳을 확인했어요. 받은 날부터 7일 안에는 주문을 철회할 수 있고, 준비가 시작되기 전에는 바로 취소할 수 있어요.',
      )}
    </p>
  )
}

function PrivacyTerms() {
  const t = usePhrases()
  const facts = [
    { label: t('수집 항목'), value: t('이름, 연락처, 메일, 주소, 결제 기록') },
    { label: t('사용처'), value: t('주문 확인, 배송, 환불과 문의 답변') },
    {
      label: t('제공받는 곳'),
      value: t('택배사(이름, 연락처, 주소), 결제대행사(이름, 연락처, 메일, 주문 번호, 금액)'),
    },
    { label: t('보관 기간'), value: t('법이 정한 대로 계약과 결제 기록은 5년') },
  ]
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
