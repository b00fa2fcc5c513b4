import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { ReadLine } from '../contract.ts'
import { quotationLimits } from '../words.ts'

type Found = { product_id: number; variant_id: number; quantity: number }
type Props = { onFound: (lines: Found[]) => void }

/** A list out of a mail or a sheet: what is found is added, and every other line is reported. */
export function PastedList({ onFound }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadLine[] | null>(null)
  const { submit, pending, errors, clear } = useSubmit((text: string) => api.quotation.read({ body: { text } }), {
    onDone({ lines }) {
      onFound(lines.flatMap(({ found, quantity }) => (found ? [{ ...found, quantity }] : [])))
      setRead(lines)
      // What was not found stays, to be corrected.
      setText(
        lines
          .filter(({ found }) => !found)
          .map((line) => line.text)
          .join('\n'),
      )
    },
  })
  return (
    <Disclosure summary={t('목록 붙여 넣기')}>
      <div className="quotation-paste">
        <TextArea
          label={t('상품 목록')}
          name="text"
          rows={4}
          max={quotationLimits.pasted}
          value={text}
          placeholder={t('무화과 그늘 12\nSKU-180 40')}
          hint={t('한 줄에 상품 이름이나 상품 코드, 수량을 적어 주세요.')}
          error={errors.text?.[0]}
          onChange={({ target }) => {
            clear('text')
            setText(target.value)
          }}
        />
        <Button kind="line" size="sm" busy={pending} disabled={text.trim() === ''} onClick={() => void submit(text)}>
          {t('목록에서 담기')}
        </Button>
        {read && <ReadLines lines={read} />}
      </div>
    </Disclosure>
  )
}

function ReadLines({ lines }: { lines: ReadLine[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const found = lines.filter((line) => line.found).length
  const why = ({ problem, candidates }: ReadLine) => {
    if (problem === 'quantity') return t('수량을 읽지 못했어요.')
    if (problem === 'not_found') return t('상품을 찾지 못했어요.')
    return t('비슷한 상품이 여러 개예요: {names}', { names: candidates.map((each) => pick(each, 'name')).join(', ') })
  }
  return (
    <div role="status">
      {found > 0 && <Alert tone="success">{t('{count}가지를 담았어요.', { count: found })}</Alert>}
      {found < lines.length && (
        <ul className="quotation-notes">
          {lines
            .filter((line) => !line.found)
            .map((line) => (
              <li key={line.text}>
                <b>{line.text}</b> <span className="soft">{why(line)}</span>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}
