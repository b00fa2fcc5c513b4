import { Icon } from '@sillage/ui/icon.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { MyClass } from '../my-contract.ts'
import { useBookingCalls } from './order-of-bookings.ts'
import '@sillage/ui/sections/rows.css'

/** Files for those who have a seat; what belongs to a later meeting opens the day before. */
export function ClassMaterials({ materials }: Pick<MyClass, 'materials'>) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { fileLink } = useBookingCalls()
  if (materials.length === 0) return null
  return (
    <section className="mt-7">
      <div className="subhead">
        <h3>{t('내려받을 자료')}</h3>
      </div>
      <ul className="rows">
        {materials.map((material) => (
          <li key={material.id}>
            {material.opens_at ? (
              <span className="file-row mute">
                <Icon name="file" size="sm" />
                <span>
                  {pick(material, 'title')}
                  <br />
                  <small>{t('{time}부터 받을 수 있어요', { time: dates.weekdayNameTime(material.opens_at) })}</small>
                </span>
              </span>
            ) : (
              <a className="file-row" href={fileLink(`materials/${material.id}`)} download>
                <Icon name="file" size="sm" />
                <span>
                  {pick(material, 'title')}
                  <br />
                  <small className="mute num">PDF, {(material.size / 1_000_000).toFixed(1)} MB</small>
                </span>
                <Icon name="download" size="sm" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
