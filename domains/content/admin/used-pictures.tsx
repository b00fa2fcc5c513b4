import type { Picture } from '@sillage/kit/schemas.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { smallest } from '../../file/admin/picture-field.tsx'
import { useShop } from '../../shop.ts'

/** Pictures that the shop has shown before, to be taken again. */
export function UsedPictures({ label, onChoose }: { label: string; onChoose: (picture: Picture) => void }) {
  const t = usePhrases()
  const { queries } = useShop()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...queries.content.homePage.pictures(), enabled: isOpen })
  return (
    <div className="stack">
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('쓰던 사진에서 고르기')}
      </button>
      {isOpen && data && (
        <fieldset className="used-pictures">
          <legend className="sr">{label}</legend>
          {data.data.map((picture, at) => (
            <button key={picture.src} type="button" onClick={() => onChoose(picture)}>
              <img src={smallest(picture)} alt={t('사진 {number}', { number: at + 1 })} loading="lazy" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
