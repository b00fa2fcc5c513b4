import { Button } from '@sillage/admin-kit/button.tsx'
import { moved } from '@sillage/admin-kit/form/rows-field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef, useState } from 'react'
import { LibraryButton } from '../../file/admin/library-button.tsx'
import { smallest } from '../../file/admin/picture-size.ts'
import type { LibraryPicture } from '../../file/library-contract.ts'
import { useShop } from '../../shop.ts'
import type { ProductPicture } from '../fields.ts'
import { SheetErrors } from './sheet-errors.tsx'
import { Thumb } from './thumb.tsx'
import type { Sheet } from './use-sheet.ts'

/** Pictures in their order: the first stands for the product. Moved by dragging or by buttons. */
export function SheetPictures({ sheet }: { sheet: Sheet }) {
  const t = usePhrases()
  const { draft, change, errors } = sheet
  const { pictures } = draft
  const [dragged, setDragged] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    if (to >= 0 && to < pictures.length) change({ pictures: moved(pictures, from, to) })
  }
  // The same picture twice is one.
  const isNew = ({ src }: ProductPicture) => pictures.every((each) => each.src !== src)
  const add = (added: ProductPicture[]) => change({ pictures: [...pictures, ...added.filter(isNew)] })
  return (
    <Part title={t('사진')} fact={t('첫 장이 대표 사진이에요')}>
      <ul className="pics" style={{ '--n': 6 }}>
        {pictures.map((picture, at) => (
          <li
            key={picture.src}
            draggable
            className={dragged === at ? 'land' : at === 0 ? 'first' : undefined}
            data-label={at === 0 ? t('대표') : undefined}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged !== null && move(dragged, at)}
          >
            <img src={smallest(picture)} alt={picture.alt || t('사진 {number}', { number: at + 1 })} />
            <Actions
              number={at + 1}
              isFirst={at === 0}
              isLast={at === pictures.length - 1}
              onMove={(by) => move(at, at + by)}
              onRemove={() => change({ pictures: pictures.toSpliced(at, 1) })}
            />
          </li>
        ))}
        <li>
          <Upload onSent={add} />
        </li>
      </ul>
      <div className="row padded">
        <LibraryButton of="products" onChoose={(chosen) => add([describedBy(chosen)])} />
      </div>
      {pictures.length > 0 && (
        <PictureWords pictures={pictures} onChange={(described) => change({ pictures: described })} />
      )}
      <SheetErrors errors={errors} of={/^pictures/} />
    </Part>
  )
}

type WordsProps = { pictures: ProductPicture[]; onChange: (pictures: ProductPicture[]) => void }

/** What is seen on each picture, for those who do not see it. */
function PictureWords({ pictures, onChange }: WordsProps) {
  const t = usePhrases()
  const written = pictures.filter(({ alt, alt_en }) => alt && alt_en).length
  const labels = { alt: t('사진 설명'), alt_en: t('영문 사진 설명') }
  return (
    <details className="padded">
      <summary className="mute">{t('사진 설명 {written}/{count}', { written, count: pictures.length })}</summary>
      <ul className="stack padded">
        {pictures.map((picture, at) => (
          <li key={picture.src} className="picture-words">
            <Thumb picture={picture} />
            {(['alt', 'alt_en'] as const).map((name) => (
              <input
                key={name}
                className="input"
                maxLength={150}
                aria-label={`${labels[name]} ${at + 1}`}
                placeholder={labels[name]}
                value={picture[name] ?? ''}
                onChange={(event) => onChange(pictures.with(at, { ...picture, [name]: event.target.value }))}
              />
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

type ActionsProps = {
  number: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function Actions({ number, isFirst, isLast, onMove, onRemove }: ActionsProps) {
  const t = usePhrases()
  return (
    <span className="pic-acts">
      <Button
        small
        look="quiet"
        aria-label={t('사진 {number} 앞으로', { number })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        ←
      </Button>
      <Button
        small
        look="quiet"
        aria-label={t('사진 {number} 뒤로', { number })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        →
      </Button>
      <Button small look="quiet" icon="close" aria-label={t('사진 {number} 빼기', { number })} onClick={onRemove} />
    </span>
  )
}

/** A picture of the library with what is seen on it. */
const describedBy = ({ picture, alt, alt_en }: LibraryPicture): ProductPicture => ({ ...picture, alt, alt_en })

function Upload({ onSent }: { onSent: (pictures: ProductPicture[]) => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const input = useRef<HTMLInputElement>(null)
  const { run, pending } = useAction((pictures: File[]) => api.staffPictures.upload({ body: { pictures } }), {
    after: onSent,
  })
  return (
    <button
      type="button"
      className="slot"
      disabled={pending}
      onClick={() => input.current?.click()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (event.dataTransfer.files.length > 0) void run([...event.dataTransfer.files])
      }}
    >
      {pending ? t('올리고 있어요') : t('끌어 놓거나 고르기')}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={t('사진 올리기')}
        onChange={(event) => {
          void run([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </button>
  )
}
