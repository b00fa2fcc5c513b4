import { useEffect, useState } from 'react'
import { isPicture } from './compress-image.ts'
import { Icon } from './icon.tsx'
import './icon-button.css'
import './file-input.css'

type Props = { file: File; removeLabel: string; disabled: boolean; onRemove: () => void }

/** An address under which the browser shows the file, for as long as it is shown. */
function useObjectUrl(file: File) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!isPicture(file)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function sizeOf({ size }: File) {
  return size < 1024 * 1024 ? `${Math.ceil(size / 1024)} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`
}

/** One file in a list: a small picture of it, or a sheet where there is nothing to see. */
export function FilePreview({ file, removeLabel, disabled, onRemove }: Props) {
  const url = useObjectUrl(file)
  return (
    <li className="file">
      <span className="file-picture">
        {url ? <img src={url} alt="" width={56} height={56} /> : !isPicture(file) && <Icon name="file" />}
      </span>
      <span className="file-name">{file.name}</span>
      <small className="num mute">{sizeOf(file)}</small>
      <button type="button" className="icon-button" aria-label={removeLabel} disabled={disabled} onClick={onRemove}>
        <Icon name="close" size="sm" />
      </button>
    </li>
  )
}
