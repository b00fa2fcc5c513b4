import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Which batches a lot went into: the lot stands in the address, as a recall's link has it. */
export function FindLot() {
  const t = usePhrases()
  const [query, setQuery] = useSearchParams()
  const lot = query.get('lot') ?? ''
  const [text, setText] = useState(lot)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setQuery(text.trim() ? { lot: text.trim() } : {}, { replace: true })
  }
  return (
    <form className="find-lot" onSubmit={find}>
      <TextInput
        label={t('로트로 찾기')}
        name="lot"
        value={text}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="line" size="sm">
        {t('찾기')}
      </Button>
      {lot !== '' && (
        <Button
          kind="quiet"
          size="sm"
          onClick={() => {
            setText('')
            setQuery({}, { replace: true })
          }}
        >
          {t('모두 보기')}
        </Button>
      )}
    </form>
  )
}
