import { languageOf } from '@sillage/kit/text-language.ts'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { sizeText } from '../../board/shop/size-text.ts'
import type { DocumentFile } from '../contract.ts'
import { documentLanguageNames } from '../words.ts'
import './document-files.css'

type Props = {
  files: readonly DocumentFile[]
  /** What can be done with a file beside opening it. */
  action?: (file: DocumentFile) => ReactNode
}

/** The files of a document, by lot, with their language and edition. On a phone each is a small card. */
export function DocumentFiles({ files, action }: Props) {
  const t = usePhrases()
  if (files.length === 0) return <p className="mute mt-8">{t('아직 올라온 파일이 없어요.')}</p>
  const heads = [t('파일'), t('로트'), t('언어'), t('버전')]
  return (
    <table className="document-files" aria-label={t('첨부 파일')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <td>
              <a className="document-file" href={file.url} target="_blank" rel="noopener">
                <Icon name="download" size="sm" />
                <span lang={languageOf(file.name)}>{file.name}</span>
                <span className="mute num">{sizeText(file.size)}</span>
              </a>
              {action?.(file)}
            </td>
            <td data-head={heads[1]}>{file.lot || t('모든 로트')}</td>
            <td data-head={heads[2]}>{t(documentLanguageNames[file.lang])}</td>
            <td data-head={heads[3]} className="num">
              {file.edition}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
