import { limits } from '@sillage/kit/limits.ts'
import { type ComponentProps, type DragEvent, useState } from 'react'
import { acceptsFile } from './accept-file.ts'
import { compressImage } from './compress-image.ts'
import { Field } from './field.tsx'
import { FilePreview } from './file-preview.tsx'
import { Icon } from './icon.tsx'
import './file-input.css'

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'required' | 'error' | 'hint'> & {
  files: readonly File[]
  onChange: (files: File[]) => void
  /** How many may be there at once. */
  max?: number
  /** Called with `max` where more were given; those that fit are kept. */
  onExceed: (max: number) => void
  /** As the attribute of the same name: "image/*,.pdf". */
  accept?: string
  /** Called with dropped files that `accept` does not name. */
  onRefuse?: (files: File[]) => void
  labels: {
    choose: string
    /** While a large picture is made smaller. */
    busy: string
    remove: (name: string) => string
  }
  name?: string
  disabled?: boolean
  /** How a large picture is made smaller. */
  compress?: (file: File) => Promise<File>
}

/** Files to send: chosen or dropped, shown, and taken out again. */
export function FileInput(props: Props) {
  const { label, required, error, hint, files, onChange, max = limits.files.max, onExceed } = props
  const { accept, onRefuse, labels, name, disabled, compress = compressImage } = props
  const [busy, setBusy] = useState(false)

  async function add(given: File[]) {
    const refused = given.filter((file) => !acceptsFile(file, accept))
    if (refused.length > 0) onRefuse?.(refused)
    const wanted = given.filter((file) => acceptsFile(file, accept))
    const fitting = wanted.slice(0, Math.max(max - files.length, 0))
    if (fitting.length < wanted.length) onExceed(max)
    if (fitting.length === 0) return
    setBusy(true)
    // What cannot be made smaller is sent as it is; the server has the last word on size.
    const ready = await Promise.all(fitting.map((file) => compress(file).catch(() => file)))
    setBusy(false)
    onChange([...files, ...ready])
  }

  return (
    <Field label={label} name={name} required={required} error={error} hint={hint}>
      {(control) => (
        <>
          <FileDrop
            control={control}
            text={busy ? labels.busy : labels.choose}
            count={`${files.length} / ${max}`}
            accept={accept}
            multiple={max > 1}
            disabled={disabled || busy}
            onFiles={(given) => void add(given)}
          />
          {files.length > 0 && (
            <ul className="file-list">
              {files.map((file, index) => (
                <FilePreview
                  key={`${index} ${file.name}`} // the same file may be there twice
                  file={file}
                  removeLabel={labels.remove(file.name)}
                  disabled={disabled || busy}
                  onRemove={() => onChange(files.filter((_, other) => other !== index))}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}

type DropProps = {
  control: Parameters<ComponentProps<typeof Field>['children']>[0]
  text: string
  count: string
  accept: string | undefined
  multiple: boolean
  disabled: boolean | undefined
  onFiles: (files: File[]) => void
}

/** Where files are dropped, or chosen with a press. */
function FileDrop({ control, text, count, accept, multiple, disabled, onFiles }: DropProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the input inside does it by keyboard.
    <div
      className="file-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span aria-live="polite">{text}</span>
      <span className="num mute" aria-hidden="true">
        {count}
      </span>
      <input
        {...control}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const given = [...(event.target.files ?? [])]
          // Emptied, so that the same file can be chosen again after it was taken out.
          event.target.value = ''
          onFiles(given)
        }}
      />
    </div>
  )
}
