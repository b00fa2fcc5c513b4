import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'

export type FoundLine = { variant_id: number; name: string; quantity: number }

/** Lines such as `MT-1310-M 30` or `소이왁스 10`, read by the same reader as the buyer's list. */
export function AddLines({ onAdd }: { onAdd: (lines: FoundLine[]) => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [text, setText] = useState('')
  const [unread, setUnread] = useState<string[]>([])
  const { run, pending } = useAction(() => api.quotation.read({ body: { text } }), {
    after: ({ lines }) => {
      onAdd(lines.flatMap(({ found, quantity }) => (found ? [{ ...found, quantity }] : [])))
      const left = lines.filter(({ found }) => !found)
      setUnread(left.map((line) => line.text))
      setText(left.map((line) => line.text).join('\n'))
    },
  })
  return (
    <form className="stack" onSubmit={(event) => [event.preventDefault(), void run(undefined)]}>
      <Field
        label={t('상품 추가')}
        hint={t('상품 이름이나 SKU와 수량을 한 줄에 하나씩 적어 주세요.')}
        error={unread.length > 0 ? [t('찾지 못한 줄이 있어요: {lines}', { lines: unread.join(', ') })] : undefined}
      >
        {(control) => <textarea {...control} rows={2} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <div className="row">
        <span className="push" />
        <Button type="submit" disabled={pending || text.trim() === ''}>
          {t('추가하기')}
        </Button>
      </div>
    </form>
  )
}
