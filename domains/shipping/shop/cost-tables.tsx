import { type Currency, money } from '@sillage/kit/money.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { EmsZone, FarRegion } from '../words.ts'

/** Where the courier asks for more. */
export function FarTable({ regions, currency }: { regions: readonly FarRegion[]; currency: Currency }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const pick = useLocalizedField()
  if (regions.length === 0) return null
  return (
    <section aria-labelledby="shipping-far">
      <h2 id="shipping-far" className="section-title">
        {t('추가 배송비 지역')}
      </h2>
      <p className="mute">{t('무료 배송이어도 섬 지역의 추가 배송비는 따로 있어요.')}</p>
      <table className="shipping-table">
        <thead>
          <tr>
            <th scope="col">{t('지역')}</th>
            <th scope="col">{t('우편번호')}</th>
            <th scope="col">{t('추가 배송비')}</th>
          </tr>
        </thead>
        <tbody>
          {areasOf(regions).map(({ area, zips }) => (
            <tr key={area.zip_from}>
              <th scope="row">{pick(area, 'name')}</th>
              <td className="num shipping-zips">
                {zips.map((zip) => (
                  <span key={zip}>{zip} </span>
                ))}
              </td>
              <td className="num">{moneyText(money(area[`extra_${currency}`], currency))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** An area of several stretches of postcodes is one row, where each costs the same. */
function areasOf(regions: readonly FarRegion[]) {
  const areas = Map.groupBy(regions, ({ name, extra_krw, extra_usd }) => [name, extra_krw, extra_usd].join())
  return [...areas.values()].flatMap((same) => (same[0] ? [{ area: same[0], zips: same.map(zipsOf) }] : []))
}

const zipsOf = ({ zip_from, zip_to }: FarRegion) => (zip_from === zip_to ? zip_from : `${zip_from}–${zip_to}`)

/** What parcels abroad cost. */
export function EmsTable({ zones, currency }: { zones: readonly EmsZone[]; currency: Currency }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const pick = useLocalizedField()
  if (zones.length === 0) return null
  return (
    <section aria-labelledby="shipping-ems">
      <h2 id="shipping-ems" className="section-title">
        {t('해외 배송 (EMS)')}
      </h2>
      <p className="mute">{t('무게는 500 g 단위로 올려서 계산해요. 관세와 부가세는 받는 분이 내요.')}</p>
      <table className="shipping-table">
        <thead>
          <tr>
            <th scope="col">{t('구역')}</th>
            <th scope="col">{t('처음 500 g')}</th>
            <th scope="col">{t('500 g마다')}</th>
            <th scope="col">{t('최대 무게')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone) => (
            <tr key={zone.name}>
              <th scope="row">{pick(zone, 'name')}</th>
              <td className="num">{moneyText(money(zone[`first_${currency}`], currency))}</td>
              <td className="num">+{moneyText(money(zone[`step_${currency}`], currency))}</td>
              <td className="num">{zone.max_g / 1000} kg</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
