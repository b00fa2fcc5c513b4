import { Button } from '@sillage/admin-kit/button.tsx'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type DragEvent, useRef, useState } from 'react'

type Props = {
  label: string
  hint: string
  accept: string
  many?: boolean
  files: readonly File[]
  onChange: (files: File[]) => void
  errors?: readonly string[] | undefined
}

/** Files that are dropped or chosen, with their names and sizes. */
export function FileDrop({ label, hint, accept, many, files, onChange, errors }: Props) {
  const t = usePhrases()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => list && list.length > 0 && onChange(Array.from(list).slice(0, many ? 3 : 1))
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the button inside does the same
    <div
      className={over ? 'drop over' : 'drop'}
      onDragOver={(event) => [event.preventDefault(), setOver(true)]}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <b>{label}</b>
      {files.length === 0 && <span>{hint}</span>}
      {files.map(({ name, size }) => (
        <span key={name}>
          {name} <span className="mute">{t('{size} MB', { size: Math.max(0.1, size / 1_048_576).toFixed(1) })}</span>
        </span>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={many}
        onChange={({ currentTarget }) => take(currentTarget.files)}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        {files.length === 0 ? t('파일 고르기') : t('다른 파일')}
      </Button>
      {errors?.map((error) => (
        <span key={error} className="error">
          <Icon name="stop" />
          {t(error)}
        </span>
      ))}
    </div>
  )
}
