import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type NoReturn, noReturnReasons } from '../words.ts'
import { SheetField } from './sheet-words.tsx'
import type { Sheet } from './use-sheet.ts'

const noReturnNames: Record<NoReturn, string> = {
  opened_fragrance: '개봉한 향 제품',
  custom_made: '주문 제작',
  class_started: '시작한 클래스',
  opened_media: '개봉한 책과 음반',
}

/** Prices, the sale and how it is sold. */
export function SheetOffer({ sheet }: { sheet: Sheet }) {
  const t = usePhrases()
  const { draft, change, changed } = sheet
  return (
    <Part title={t('가격과 판매')}>
      <div className="fields padded" style={{ '--n': 4 }}>
        <SheetField sheet={sheet} name="price_krw" number />
        <SheetField sheet={sheet} name="price_usd" number />
        <SheetField sheet={sheet} name="sale_price_krw" number />
        <SheetField sheet={sheet} name="sale_price_usd" number />
        <SheetField sheet={sheet} name="sale_from" type="datetime-local" />
        <SheetField sheet={sheet} name="sale_to" type="datetime-local" />
        <SheetField sheet={sheet} name="min_quantity" number />
        <SheetField sheet={sheet} name="max_quantity" number />
        <SheetField sheet={sheet} name="made_in_days" number />
        <Field label={t('반품 제한')}>
          {(control) => (
            <select
              {...control}
              className={changed.includes('no_return') ? 'input changed' : 'input'}
              value={draft.no_return}
              onChange={(event) => change({ no_return: event.target.value as NoReturn | '' })}
            >
              <option value="">{t('없음')}</option>
              {noReturnReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(noReturnNames[reason])}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <label className="switch">
        <input
          type="checkbox"
          checked={draft.visible}
          onChange={(event) => change({ visible: event.target.checked })}
        />
        {t('쇼핑몰에 보이기')}
      </label>
    </Part>
  )
}
