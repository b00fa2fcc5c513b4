import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useCompany } from '../../../setting/shop/use-company.ts'
import type { OrderStatement } from '../../statement-contract.ts'
import { Seal } from './seal.tsx'

/** Who sold, with their seal, and who bought. */
export function Parties({ buyer }: { buyer: OrderStatement['buyer'] }) {
  const t = usePhrases()
  const company = useCompany()
  const pick = useLocalizedField()
  return (
    <div className="statement-parties">
      <section aria-label={t('공급받는 자')}>
        <p className="tiny mute">{t('공급받는 자')}</p>
        <h3>{buyer.company || buyer.name}</h3>
        {buyer.company && (
          <p>
            {t('사업자등록번호')} <span className="num">{buyer.registration}</span>
            <br />
            {buyer.type && (
              <>
                {t('업태')} {buyer.type} · {t('종목')} {buyer.item}
                <br />
              </>
            )}
            {t('담당')} {buyer.name}
          </p>
        )}
      </section>
      <section className="statement-shop" aria-label={t('공급자')}>
        <p className="tiny mute">{t('공급자')}</p>
        <h3>{pick(company, 'name')}</h3>
        <p>
          {t('대표')} {pick(company, 'ceo')}
          <br />
          {t('사업자등록번호')} <span className="num">{company.registration}</span>
          <br />
          {pick(company, 'address')}
          <br />
          <span className="num">{company.phone}</span>
        </p>
        <Seal />
      </section>
    </div>
  )
}
