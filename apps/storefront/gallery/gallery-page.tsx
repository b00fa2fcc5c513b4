import type { Widget } from './widgets.ts'
import './gallery.css'

/** All widgets of the house in all their states, for those who build with them. */
export function GalleryPage({ widgets }: { widgets: Widget[] }) {
  return (
    <div className="gallery">
      <nav className="gallery-index" aria-label="Widgets">
        <h1>Gallery</h1>
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
          <Shown key={widget.name} {...widget} />
        ))}
      </main>
    </div>
  )
}

function Shown({ name, entries }: Widget) {
  return (
    <section id={name} aria-label={name} data-widget={name}>
      <h2>{name}</h2>
      {entries.map((entry) => (
        <figure key={entry.name} aria-label={`${name}: ${entry.name}`} data-entry={entry.name}>
          <figcaption>{entry.name}</figcaption>
          {entry.node}
        </figure>
      ))}
    </section>
  )
}
