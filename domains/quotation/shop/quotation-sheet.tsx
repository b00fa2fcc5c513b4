import { Badge } from '@sillage/ui/badge.tsx'
import { Logo } from '@sillage/ui/logo.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useCompany } from '../../setting/shop/use-company.ts'
import type { Buyer } from './draft.ts'
import { isOffered, type Offered, type Priced } from './priced-lines.ts'
import { useToday } from './today.ts'
import { useIncludedText, Validity } from './total-parts.tsx'
import { useVariantName } from './variant-name.ts'
import './quotation-sheet.css'

type Props = { buyer: Buyer; priced: Priced }

/** The quotation as it is printed; the screen does not show it. */
export function QuotationSheet({ buyer, priced }: Props) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const company = useCompany()
  const included = useIncludedText()
  return (
    <article className="quotation-sheet" aria-label={t('인쇄할 견적서')}>
      <SheetHead />
      <div className="sheet-parties">
        <BuyerBlock buyer={buyer} />
        <SellerBlock />
      </div>
      <SheetLines lines={priced.lines.filter(isOffered)} />
      <p className="sheet-total">
        <span>{t('합계')}</span>
        <b className="num">{priced.total ? moneyText(priced.total) : '–'}</b>
      </p>
      <p className="tiny soft sheet-included">{included}</p>
      {buyer.memo.trim() !== '' && (
        <section className="sheet-memo">
          <h3>{t('메모')}</h3>
          <p>{buyer.memo}</p>
        </section>
      )}
      <p className="sheet-note">
        {t('오늘 판매가로 계산한 예상 견적이에요. 정식 견적서가 아니어서 가격이 달라질 수 있어요.')} {company.phone}
      </p>
    </article>
  )
}

function SheetHead() {
  const t = usePhrases()
  const today = useToday()
  const dates = useDates()
  return (
    <header className="sheet-head">
      <div>
        <Logo label="Sillage" />
        <h2>{t('견적서')}</h2>
      </div>
      <dl className="quotation-facts">
        <dt>{t('구분')}</dt>
        <dd>{t('예상 견적')}</dd>
        <dt>{t('작성일')}</dt>
        <dd className="num">{today && dates.longDate(today)}</dd>
        <dt>{t('유효 기한')}</dt>
        <dd className="num">
          <Validity />
        </dd>
      </dl>
    </header>
  )
}

function BuyerBlock({ buyer }: { buyer: Buyer }) {
  const t = usePhrases()
  const [title = '', ...rest] = [buyer.company, buyer.name, buyer.hp, buyer.email]
    .map((text) => text.trim())
    .filter(Boolean)
  return (
    <section>
      <p className="tiny mute">{t('받는 곳')}</p>
      {title !== '' && <h3>{t('{name} 귀하', { name: title })}</h3>}
      <p className="soft">{rest.join(', ')}</p>
    </section>
  )
}

function SellerBlock() {
  const t = usePhrases()
  const company = useCompany()
  const pick = useLocalizedField()
  return (
    <section>
      <p className="tiny mute">{t('드리는 곳')}</p>
      <h3>{pick(company, 'name')}</h3>
      <p className="soft num">
        {t('대표')} {pick(company, 'ceo')}, {t('사업자등록번호')} {company.registration}
        <br />
        {pick(company, 'address')}
        <br />
        {company.phone}
      </p>
    </section>
  )
}

function SheetLines({ lines }: { lines: Offered[] }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const pick = useLocalizedField()
  const variantName = useVariantName()
  if (lines.length === 0) return <p className="sheet-memo soft">{t('담은 상품이 없어요')}</p>
  return (
    <table className="sheet-lines">
      <thead>
        <tr>
          <th scope="col">{t('상품')}</th>
          <th scope="col">{t('규격')}</th>
          <th scope="col" className="end">
            {t('수량')}
          </th>
          <th scope="col" className="end">
            {t('단가')}
          </th>
          <th scope="col" className="end">
            {t('금액')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, product, variant, quantity, price, sum, sold_out }) => (
          <tr key={key}>
            <td>
              {pick(product, 'name')}{' '}
              {sold_out && <Badge tone="idle">{t(product.kind === 'class' ? '마감' : '품절')}</Badge>}
            </td>
            <td className="soft">{variantName(product, variant) || pick(product, 'type_label')}</td>
            <td className="end num">{quantity}</td>
            <td className="end num">{moneyText(price)}</td>
            <td className="end num">{moneyText(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
