import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { productPath } from '../../catalog/words.ts'
import { amountText, gramsText, percentText } from '../amounts.ts'
import type { FormulaLine, FormulaVersion, Material } from '../formula-contract.ts'
import { defaultDropMg, type FormulaUnit, unitNames } from '../words.ts'
import { useMaterialName } from './use-material-name.ts'
import { Verdict } from './verdict.tsx'

type Props = {
  shown: FormulaVersion
  /** Weighed for as much as is to be made. */
  wanted: number
}

/** The lines of a version: what was written, what it weighs, and whether that is allowed. */
export function FormulaLines({ shown, wanted }: Props) {
  const t = usePhrases()
  const scaled = (mg: number) => gramsText(Math.round((mg * wanted) / shown.batch_mg))
  return (
    <table className="formula-lines">
      <caption className="sr">{t('재료')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('재료')}</th>
          <th scope="col">{t('입력한 양')}</th>
          <th scope="col">{t('무게')}</th>
          <th scope="col">{t('비율')}</th>
          <th scope="col">{t('방울')}</th>
          <th scope="col">{t('사용 한도')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.lines.map((line) => (
          <tr key={line.position}>
            <th scope="row">
              <MaterialName line={line} />
            </th>
            <td className="num" data-label={t('입력한 양')}>
              <Amount line={line} />
            </td>
            <td className="num" data-label={t('무게')}>
              {scaled(line.mg)}
            </td>
            <td className="num" data-label={t('비율')}>
              {percentText(line.share)}
            </td>
            <td className="num" data-label={t('방울')}>
              {Math.round((line.mg * wanted) / shown.batch_mg / (line.material?.drop_mg ?? defaultDropMg))}
            </td>
            <td>
              <Verdict line={line} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('합계')}</th>
          <td />
          <td className="num">{scaled(shown.total_mg)}</td>
          <td />
          <td />
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

/** By its name, with the way to it where it is ours and still sold. */
export function MaterialName({ line }: { line: Pick<FormulaLine, 'name'> & { material: Material | null } }) {
  const materialName = useMaterialName()
  const { material, name } = line
  if (!material) return name
  const shown = materialName(material)
  if (!material.page) return shown
  return (
    <Anchor className="link" href={productPath({ id: material.product_id, kind: material.page })}>
      {shown}
    </Anchor>
  )
}

/** As it was written: 12.5%, 3 g, 40 drops. */
export function Amount({ line: { unit, amount } }: { line: { unit: FormulaUnit; amount: number } }) {
  const t = usePhrases()
  if (unit === 'percent') return percentText(amount)
  return `${amountText(amount, unit)} ${t(unitNames[unit])}`
}
