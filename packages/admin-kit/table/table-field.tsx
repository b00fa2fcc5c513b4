import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { readTableFile } from './table-file.ts'
import { tableText } from './table-text.ts'

type Props = { label: string; hint?: string; value: string; onChange: (text: string) => void; lines?: number }

/** A table as text: pasted, or read from an Excel or CSV file that is chosen or dropped here. */
export function TableField({ label, hint, value, onChange, lines = 8 }: Props) {
  const t = usePhrases()
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [over, setOver] = useState(false)
  async function read(chosen: File | undefined) {
    if (!chosen) return
    const table = await readTableFile(chosen)
    if ('problem' in table) return setProblem(t(table.problem))
    change(tableText(table.rows))
  }
  function change(text: string) {
    setProblem('')
    onChange(text)
  }
  function drop(event: DragEvent) {
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (!dropped) return
    event.preventDefault()
    read(dropped)
  }
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    read(currentTarget.files?.[0])
    // The same file may be chosen again after it was changed.
    currentTarget.value = ''
  }
  return (
    <div className={over ? 'table-field over' : 'table-field'}>
      <Field label={label} {...(hint && { hint })} error={problem ? [problem] : undefined}>
        {(control) => (
          <textarea
            {...control}
            rows={lines}
            wrap="off"
            spellCheck={false}
            value={value}
            onChange={(event) => change(event.target.value)}
            onDragOver={(event) =>
              event.dataTransfer.types.includes('Files') && [event.preventDefault(), setOver(true)]
            }
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t('엑셀이나 CSV 파일')}
        accept=".xlsx,.csv,.tsv,.txt"
        onChange={choose}
      />
      <Button onClick={() => file.current?.click()}>{t('엑셀이나 CSV 파일 고르기')}</Button>
    </div>
  )
}
