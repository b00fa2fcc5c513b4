import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { SectionHead } from '@sillage/ui/section-head.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { scentColor } from '../../custom/shop/scent.ts'
import type { ShownSection } from '../home-contract.ts'
import type { OrganNote } from '../home-design-contract.ts'
import { useSectionTexts } from './use-section-texts.ts'
import './organ.css'
import '../../catalog/shop/trail.css'

/** The scent organ: families in the order in which they leave the room. */
export function Organ({ section, notes }: { section: ShownSection; notes: OrganNote[] }) {
  const t = usePhrases()
  const { title, note } = useSectionTexts(section)
  if (notes.length === 0) return null
  return (
    <section className="section page" aria-labelledby="organ">
      <SectionHead
        id="organ"
        size="lg"
        title={title || t('얼마나 머물렀으면 하나요')}
        note={note || t('금방 사라지는 향부터 다음 날까지 남는 향까지, 지속 시간 순서예요.')}
      />
      <div className="organ">
        {notes.map((note) => (
          <Note key={note.family} note={note} />
        ))}
      </div>
      <p className="organ-axis" aria-hidden="true">
        <span>{t('가볍게 스치는 향')}</span>
        <i className="trail" />
        <span>{t('오래 머무는 향')}</span>
      </p>
    </section>
  )
}

function Note({ note }: { note: OrganNote }) {
  const pick = useLocalizedField()
  return (
    <Anchor href={`/shop/best-seller?family=${note.family}`} style={{ '--a': scentColor(note.family) }}>
      <div className="organ-picture">
        <Picture {...note.picture} sizes="(min-width: 1025px) 140px, (min-width: 640px) 20vw, 34vw" alt="" />
      </div>
      <span>
        <b>{pick(note, 'name')}</b>
        <small>{pick(note, 'hours_label')}</small>
      </span>
    </Anchor>
  )
}
