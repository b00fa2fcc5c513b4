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
  const [over, setOver] = useState(false)

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

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled && !busy) void add([...event.dataTransfer.files])
  }

  return (
    <Field label={label} name={name} required={required} error={error} hint={hint}>
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the input inside does it by keyboard. */}
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
            <span aria-live="polite">{busy ? labels.busy : labels.choose}</span>
            <span className="num mute" aria-hidden="true">
              {files.length} / {max}
            </span>
            <input
              {...control}
              type="file"
              accept={accept}
              multiple={max > 1}
              disabled={disabled || busy}
              onChange={(event) => {
                const given = [...(event.target.files ?? [])]
                // Emptied, so that the same file can be chosen again after it was taken out.
                event.target.value = ''
                void add(given)
              }}
            />
          </div>
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
