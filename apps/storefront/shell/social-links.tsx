import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { social } from './company.ts'
import '@sillage/ui/icon-button.css'
import './footer.css'

/** The house elsewhere. */
export function SocialLinks() {
  const t = usePhrases()
  return (
    <p className="foot-social">
      {social.map(({ name, icon, url }) => (
        <a key={icon} className="icon-button" href={url} target="_blank" rel="noreferrer" aria-label={t(name)}>
          <Icon name={icon} />
        </a>
      ))}
    </p>
  )
}
