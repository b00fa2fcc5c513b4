import type { Attachment } from '@sillage/kit/attachment.ts'
import { languageOf } from '@sillage/kit/text-language.ts'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { sizeText } from './size-text.ts'
import './board.css'

/** Attachments of a post, to open or save. */
export function PostFiles({ files }: { files: readonly Attachment[] }) {
  const t = usePhrases()
  if (files.length === 0) return null
  return (
    <section className="post-files" aria-label={t('첨부 파일')}>
      <ul>
        {files.map(({ id, name, size, url }) => (
          <li key={id}>
            <a className="post-file" href={url} target="_blank" rel="noopener">
              <Icon name="file" size="sm" />
              <span lang={languageOf(name)}>{name}</span>
              <span className="mute num">{sizeText(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
