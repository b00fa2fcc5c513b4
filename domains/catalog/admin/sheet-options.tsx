import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import type { ProductSheet } from '../editing-contract.ts'
import { offerLimits } from '../words.ts'
import { type DraftVariant, newVariant } from './draft.ts'
import { SheetErrors } from './sheet-errors.tsx'
import { SheetGroups } from './sheet-groups.tsx'
import type { Sheet } from './use-sheet.ts'

/** Option groups and every option made of them, with its code, price, weight and stock. */
export function SheetOptions({ sheet, product }: { sheet: Sheet; product: ProductSheet | null }) {
  const t = usePhrases()
  const { draft, base, change, errors } = sheet
  const { option_groups, variants } = draft
  const put = (at: number, changes: Partial<DraftVariant>) =>
    change({ variants: variants.map((variant, index) => (index === at ? { ...variant, ...changes } : variant)) })
  const missing = combinations(option_groups).filter(
    (values) => !variants.some((variant) => variant.values.join('\n') === values.join('\n')),
  )
  return (
    <Part
      title={t('옵션과 가격')}
      fact={t('{count}가지', { count: variants.length })}
      actions={
        option_groups.length < offerLimits.groups && (
          <Button small look="quiet" icon="plus" onClick={() => change(withGroup(draft))}>
            {t('옵션 추가')}
          </Button>
        )
      }
    >
      <SheetGroups sheet={sheet} />
      <div className="scroll">
        <table className="data grid-edit framed">
          <Head groups={option_groups} />
          <tbody>
            {variants.map((variant, at) => (
              <VariantRow
                key={variant.id ?? `new-${at}`}
                variant={variant}
                base={base.variants.find(({ id }) => id !== null && id === variant.id) ?? null}
                groups={option_groups}
                reserved={product?.variants.find(({ id }) => id === variant.id)?.reserved ?? 0}
                onChange={(changes) => put(at, changes)}
                onRemove={() => change({ variants: variants.toSpliced(at, 1) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <SheetErrors errors={errors} of={/^(variants|option_groups|sku|values)/} />
      <Foot
        product={product}
        missing={missing.length}
        onComplete={() => change({ variants: [...variants, ...missing.map((values) => newVariant(values))] })}
      />
    </Part>
  )
}

type FootProps = { product: ProductSheet | null; missing: number; onComplete: () => void }

function Foot({ product, missing, onComplete }: FootProps) {
  const t = usePhrases()
  return (
    <div className="row padded">
      <span className="mute">{t('옵션 가격을 비우면 상품 가격이에요. 재고는 재고 화면에서 바꿔요.')}</span>
      <span className="push" />
      {product && (
        <Link className="link" to={`/stock?keyword=${product.id}`}>
          {t('재고 보기')}
        </Link>
      )}
      {missing > 0 && (
        <Button small icon="plus" onClick={onComplete}>
          {t('빠진 조합 {count}가지 만들기', { count: missing })}
        </Button>
      )}
    </div>
  )
}

function Head({ groups }: { groups: ProductSheet['option_groups'] }) {
  const t = usePhrases()
  return (
    <thead>
      <tr>
        {groups.map((group, at) => (
          <th key={at} scope="col">
            {group.name || t('옵션')}
          </th>
        ))}
        <th scope="col">SKU</th>
        <th scope="col">{t('바코드')}</th>
        <th scope="col" className="end">
          {t('가격 (원)')}
        </th>
        <th scope="col" className="end">
          {t('가격 ($)')}
        </th>
        <th scope="col" className="end">
          {t('원가 (원)')}
        </th>
        <th scope="col" className="end">
          {t('무게 (g)')}
        </th>
        <th scope="col" className="end">
          {t('재고')}
        </th>
        <th scope="col">{t('판매')}</th>
      </tr>
    </thead>
  )
}

/** One more group: every option that is there has to say which of its values it is. */
const withGroup = ({ option_groups, variants }: Sheet['draft']) => ({
  option_groups: [...option_groups, { name: '', name_en: '', values: [{ name: '', name_en: '' }] }],
  variants: variants.map((variant) => ({ ...variant, values: [...variant.values, ''] })),
})

/** Every combination of one value of each group; none while a value has no name yet. */
function combinations(groups: ProductSheet['option_groups']): string[][] {
  if (groups.length === 0 || groups.some(({ values }) => values.some(({ name }) => name === ''))) return []
  return groups.reduce<string[][]>(
    (made, { values }) => made.flatMap((before) => values.map(({ name }) => [...before, name])),
    [[]],
  )
}

type RowProps = {
  variant: DraftVariant
  /** As it was saved last; null where it is new. */
  base: DraftVariant | null
  groups: ProductSheet['option_groups']
  reserved: number
  onChange: (changes: Partial<DraftVariant>) => void
  onRemove: () => void
}

function VariantRow({ variant, base, groups, reserved, onChange, onRemove }: RowProps) {
  const t = usePhrases()
  const cell = (
    name: 'sku' | 'barcode' | 'price_krw' | 'price_usd' | 'cost_krw' | 'weight_g' | 'on_hand',
    label: string,
    end = true,
  ) => (
    <input
      className={['input', end && 'input-num', base && base[name] !== variant[name] && 'changed']
        .filter(Boolean)
        .join(' ')}
      aria-label={`${variant.sku || t('새 옵션')} ${label}`}
      // Thirteen digits and the room around them.
      style={name === 'barcode' ? { minWidth: '9.5rem' } : undefined}
      value={variant[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <tr className={variant.retired ? 'gone' : undefined}>
      {groups.map(({ name, values }, at) => (
        <td key={at}>
          <ValueSelect
            label={`${variant.sku || t('새 옵션')} ${name}`}
            values={values}
            value={variant.values[at] ?? ''}
            onChange={(value) => onChange({ values: variant.values.with(at, value) })}
          />
        </td>
      ))}
      <td>{cell('sku', 'SKU', false)}</td>
      <td>{cell('barcode', t('바코드'), false)}</td>
      <td>{cell('price_krw', t('가격 (원)'))}</td>
      <td>{cell('price_usd', t('가격 ($)'))}</td>
      <td>{cell('cost_krw', t('원가 (원)'))}</td>
      <td>{cell('weight_g', t('무게 (g)'))}</td>
      <td className="end">
        {variant.id === null ? (
          cell('on_hand', t('재고'))
        ) : (
          <>
            <Link className="link" to={`/stock/${variant.id}`}>
              {variant.on_hand}
            </Link>{' '}
            {reserved > 0 && <span className="mute">{t('예약 {count}', { count: reserved })}</span>}
          </>
        )}
      </td>
      <td>
        <OnSale variant={variant} onChange={onChange} onRemove={onRemove} />
      </td>
    </tr>
  )
}

/** A new option can be removed again; one that was sold is no longer sold. */
function OnSale({ variant, onChange, onRemove }: Pick<RowProps, 'variant' | 'onChange' | 'onRemove'>) {
  const t = usePhrases()
  if (variant.id === null)
    return <Button small look="quiet" icon="close" aria-label={t('옵션 빼기')} onClick={onRemove} />
  return (
    <label className="switch">
      <input
        type="checkbox"
        aria-label={t('{name} 판매', { name: variant.sku })}
        checked={!variant.retired}
        onChange={(event) => onChange({ retired: !event.target.checked })}
      />
    </label>
  )
}

type SelectProps = {
  label: string
  values: readonly { name: string }[]
  value: string
  onChange: (value: string) => void
}

function ValueSelect({ label, values, value, onChange }: SelectProps) {
  const t = usePhrases()
  return (
    <select className="input" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('고르기')}</option>
      {values.map(({ name }, index) => (
        <option key={index} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}
