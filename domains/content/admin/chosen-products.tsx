import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

export type Chosen = { product_id: number; note: string; note_en: string }

type Props = { value: unknown; onChange: (items: Chosen[]) => void; errors?: readonly string[] | undefined }

/** Products by number, each with a word about it, in the order they are shown. */
export function ChosenProducts({ value, onChange, errors }: Props) {
  const t = usePhrases()
  return (
    <RowsField<Chosen>
      label={t('상품')}
      // Drawn by forms whose items are these.
      rows={(value ?? []) as Chosen[]}
      fields={[
        { name: 'product_id', label: t('상품 번호'), kind: 'number', wide: true },
        { name: 'note', label: t('게시 메모'), kind: 'text', both: true },
      ]}
      blank={{ product_id: 0, note: '', note_en: '' }}
      onChange={onChange}
      errors={errors}
    />
  )
}
