import type { Attachment } from '@sillage/kit/attachment.ts'
import { languageOf } from '@sillage/kit/text-language.ts'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from './phrases.ts'
import '@sillage/ui/file-input.css'
import '@sillage/ui/sections/sent-files.css'

/** Files of a message: pictures to look at, the rest by name. They open in a tab of their own. */
export function SentFiles({ files }: { files: readonly Attachment[] }) {
  const t = usePhrases()
  if (files.length === 0) return null
  return (
    <ul className="sent-files" aria-label={t('사진과 파일')}>
      {files.map((file) => (
        <li key={file.id}>
          <a className="sent-file" href={file.url} target="_blank" rel="noopener">
            {file.type.startsWith('image/') ? (
              <img
                lang={languageOf(file.name)}
                src={file.url}
                alt={file.name}
                width={112}
                height={112}
                loading="lazy"
              />
            ) : (
              <>
                <Icon name="file" size="sm" />
                <span lang={languageOf(file.name)}>{file.name}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

type StoredProps = { files: readonly Attachment[]; onRemove: (id: string) => void; disabled: boolean }

/** Files that were sent before, each to be taken out. */
export function StoredFiles({ files, onRemove, disabled }: StoredProps) {
  const t = usePhrases()
  if (files.length === 0) return null
  return (
    <ul className="file-list" aria-label={t('보낸 파일')}>
      {files.map(({ id, name, type, url }) => (
        <li key={id} className="file">
          <span className="file-picture">
            {type.startsWith('image/') ? <img src={url} alt="" width={56} height={56} /> : <Icon name="file" />}
          </span>
          <span className="file-name" lang={languageOf(name)}>
            {name}
          </span>
          <span />
          <button
            type="button"
            className="icon-button"
            aria-label={t('{name} 빼기', { name })}
            disabled={disabled}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}
