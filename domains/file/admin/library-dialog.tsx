import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Empty } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { LibraryPicture } from '../library-contract.ts'
import { smallest } from './picture-size.ts'

/** Who writes products and no contents has a call of their own. */
export type LibraryOf = 'contents' | 'products'

type Props = { of: LibraryOf; onChoose: (picture: LibraryPicture) => void; onClose: () => void }

const pauseMs = 300
const shownAtOnce = 40

/** The picture library, to choose one picture from. */
export function LibraryDialog({ of, onChoose, onClose }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  const [typed, setTyped] = useState('')
  const keyword = useDebouncedValue(typed.trim(), pauseMs)
  const [page, setPage] = useState<{ keyword: string; after: number } | null>(null)
  // Another word begins at the first page again.
  const after = page?.keyword === keyword ? page.after : undefined
  const list = of === 'products' ? queries.pictureLibrary.listForProducts : queries.pictureLibrary.list
  return (
    <Dialog
      title={t('사진 라이브러리')}
      width={860}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('닫기')}</Button>}
    >
      <div className="stack">
        <input
          className="input"
          type="search"
          aria-label={t('사진 이름이나 설명')}
          placeholder={t('사진 이름이나 설명')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Loaded query={list({ query: { keyword: keyword || undefined, after, limit: shownAtOnce } })}>
          {({ data, next_after }) => (
            <>
              <Pictures pictures={data} onChoose={onChoose} />
              <div className="row">
                <span className="push" />
                {after && <Button onClick={() => setPage(null)}>{t('처음으로')}</Button>}
                {next_after && (
                  <Button onClick={() => setPage({ keyword, after: next_after })}>{t('다음 사진')}</Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

type PicturesProps = { pictures: readonly LibraryPicture[]; onChoose: Props['onChoose'] }

function Pictures({ pictures, onChoose }: PicturesProps) {
  const t = usePhrases()
  if (pictures.length === 0)
    return (
      <Empty title={t('찾는 사진이 없어요')}>
        <p>{t('다른 말로 찾거나 새 사진을 올려 주세요.')}</p>
      </Empty>
    )
  return (
    <ul className="library">
      {pictures.map((each) => (
        <li key={each.id}>
          <button type="button" onClick={() => onChoose(each)}>
            <img src={smallest(each.picture, 160)} alt="" loading="lazy" />
            <span>{each.name || each.alt || t('사진 {number}', { number: each.id })}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
