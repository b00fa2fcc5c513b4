import { Field } from '@sillage/admin-kit/field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import type { ProductSheet } from '../editing-contract.ts'
import { productKindNames } from '../kind-names.ts'
import { type ProductKind, productKinds } from '../words.ts'
import { SheetDocuments } from './sheet-documents.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetGradePrices } from './sheet-grades.tsx'
import { SheetHistory } from './sheet-history.tsx'
import { SheetNotice } from './sheet-notice.tsx'
import { SheetOffer } from './sheet-offer.tsx'
import { SheetOptions } from './sheet-options.tsx'
import { SheetParts } from './sheet-parts.tsx'
import { SheetPersonal } from './sheet-personal.tsx'
import { SheetPictures } from './sheet-pictures.tsx'
import { SheetScheduledPrices } from './sheet-scheduled-prices.tsx'
import { SheetTiers } from './sheet-tiers.tsx'
import { SheetAddOns, SheetCategories, SheetRelated } from './sheet-ties.tsx'
import { SheetField, SheetWords } from './sheet-words.tsx'
import type { Sheet } from './use-sheet.ts'

/** Everything staff write of it, in the order of a page. */
export function SheetBody({ sheet, product }: { sheet: Sheet; product: ProductSheet | null }) {
  return (
    <div>
      {!product && <NewFields sheet={sheet} />}
      <Section id="words">
        <SheetWords sheet={sheet} />
      </Section>
      <Section id="pictures">
        <SheetPictures sheet={sheet} />
      </Section>
      <Section id="offer">
        <SheetOffer sheet={sheet} />
        {product && <SheetScheduledPrices product={product} />}
      </Section>
      <Section id="options">
        <SheetOptions sheet={sheet} product={product} />
      </Section>
      <Section id="grades">
        <SheetGradePrices sheet={sheet} />
        <SheetTiers sheet={sheet} />
      </Section>
      {sheet.draft.kind === 'kit' && (
        <Section id="parts">
          <SheetParts sheet={sheet} />
        </Section>
      )}
      <Section id="ties" isSplit>
        <SheetCategories sheet={sheet} />
        <div>
          <SheetRelated sheet={sheet} />
          <SheetAddOns sheet={sheet} />
        </div>
      </Section>
      <Section id="notice">
        <SheetNotice sheet={sheet} />
      </Section>
      <Section id="details">
        <SheetFacts sheet={sheet} />
      </Section>
      {product && (
        <Section id="documents" isSplit>
          <SheetDocuments product={product} />
          <SheetPersonal product={product} />
        </Section>
      )}
      {product && (
        <Section id="history">
          <SheetHistory product={product} />
        </Section>
      )}
    </div>
  )
}

/** A part that the list of parts leads to. */
const Section = ({ id, isSplit = false, children }: { id: string; isSplit?: boolean; children: ReactNode }) => (
  <div id={id} className={isSplit ? 'cols cols-even section' : 'section'}>
    {children}
  </div>
)

/** What a product is given once: its kind and the name in its address. */
function NewFields({ sheet }: { sheet: Sheet }) {
  const t = usePhrases()
  return (
    <div className="fields padded">
      <Field label={t('종류')}>
        {(control) => (
          <select
            {...control}
            value={sheet.draft.kind}
            onChange={(event) => sheet.change({ kind: event.target.value as ProductKind })}
          >
            {productKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(productKindNames[kind])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SheetField sheet={sheet} name="slug" hint={t('영문 소문자, 숫자, -로 적어요. 나중에 바꿀 수 없어요.')} />
    </div>
  )
}
