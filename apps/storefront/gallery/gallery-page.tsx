import type { GalleryLanguage } from '@sillage/ui/gallery.ts'
import type { Widget } from './widgets.ts'
import './gallery.css'

const LANGUAGES = [
  { language: 'ko', label: '한국어' },
  { language: 'en', label: 'English' },
] as const

type Props = { widgets: Widget[]; language: GalleryLanguage }

/** All widgets of the house in all their states, for those who build with them; its own words are English. */
export function GalleryPage({ widgets, language: shown }: Props) {
  return (
    <div className="gallery">
      <nav className="gallery-index" aria-label="Widgets" lang="en">
        <h1>Gallery</h1>
        <p className="gallery-languages">
          {LANGUAGES.map(({ language, label }) => (
            <a key={language} href={`?lang=${language}`} lang={language} aria-current={language === shown || undefined}>
              {label}
            </a>
          ))}
        </p>
        <ul>
          {widgets.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {widgets.map((widget) => (
          <Shown key={widget.name} {...widget} alone={`?lang=${shown}&only=${widget.name}`} />
        ))}
      </main>
    </div>
  )
}

function Shown({ name, entries, alone }: Widget & { alone: string }) {
  return (
    <section id={name} aria-label={name} data-widget={name}>
      <h2 lang="en">
        <a href={alone}>{name}</a>
      </h2>
      {entries.map((entry) => (
        <figure key={entry.name} aria-label={`${name}: ${entry.name}`} data-entry={entry.name}>
          <figcaption lang="en">{entry.name}</figcaption>
          {entry.node}
        </figure>
      ))}
    </section>
  )
}
