import { Button } from '@sillage/admin-kit/button.tsx'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { Key } from '@sillage/admin-kit/key.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan, useMe } from '@sillage/domains/staff/admin/me.ts'
import { Logo } from '@sillage/ui/logo.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link, useLocation, useNavigate } from 'react-router'
import { changeLocale } from '../locale.ts'
import { type MenuGroup, menuFor } from './menu.ts'
import { openPalette } from './palette-door.ts'
import { useCounts } from './use-counts.ts'

/** The menu at the left; a rail of icons on a tablet. */
export function Nav() {
  const t = usePhrases()
  const can = useCan()
  return (
    <nav className="nav" aria-label={t('관리 메뉴')}>
      <div className="nav-head">
        <Link to="/" aria-label={t('Sillage 관리, 오늘 할 일')}>
          <Logo label="Sillage" />
        </Link>
      </div>
      <button type="button" className="nav-find" onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" />
        <span>{t('찾기, 이동')}</span>
        <Key name="mod+k" />
      </button>
      <ul className="nav-list">
        {menuFor(can).map((group) => (
          <Group key={group.label} {...group} />
        ))}
      </ul>
      <Foot />
    </nav>
  )
}

/** A group of one is a link. Of the others the one that holds this screen is open. */
function Group({ label, icon, items }: MenuGroup) {
  const t = usePhrases()
  const counts = useCounts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const begins = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  // /products/grid is below /products and has an entry of its own.
  const isHere = (to: string) => begins(to) && !items.some((other) => other.to.startsWith(`${to}/`) && begins(other.to))
  const sum = items.reduce((total, { to }) => total + (counts[to] ?? 0), 0)
  const [first] = items
  if (items.length === 1 && first)
    return (
      <li>
        <Link className="nav-group" to={first.to} aria-current={isHere(first.to) ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{t(label)}</span>
          <Count value={sum} />
        </Link>
      </li>
    )
  const open = items.some(({ to }) => isHere(to))
  return (
    <li>
      <button
        type="button"
        className="nav-group only-wide"
        aria-expanded={open}
        onClick={() => first && void navigate(first.to)}
      >
        <Icon name={icon} />
        <span>{t(label)}</span>
        {!open && <Count value={sum} />}
      </button>
      {open && (
        <ul className="nav-sub">
          {items.map(({ to, label: name }) => (
            <li key={to}>
              <Link to={to} aria-current={isHere(to) ? 'page' : undefined}>
                {t(name)}
                <Count value={counts[to] ?? 0} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <RailGroup label={label} icon={icon} items={items} open={open} sum={sum} />
    </li>
  )
}

/** The rail has no room for the entries of a group: they open beside it. */
function RailGroup({ label, icon, items, open, sum }: MenuGroup & { open: boolean; sum: number }) {
  const t = usePhrases()
  const counts = useCounts()
  const navigate = useNavigate()
  return (
    <Menu
      side="right"
      button={
        <button type="button" className="nav-group no-wide" aria-current={open || undefined}>
          <Icon name={icon} />
          <span>{t(label)}</span>
          <Count value={sum} />
        </button>
      }
      items={items.map(({ to, label: name }) => ({
        label: (
          <>
            {t(name)}
            <Count value={counts[to] ?? 0} />
          </>
        ),
        run: () => void navigate(to),
      }))}
    />
  )
}

const Count = ({ value }: { value: number }) => (value > 0 ? <span className="nav-count hot">{value}</span> : null)

function Foot() {
  const t = usePhrases()
  const me = useMe()
  const { api, locale } = useShop()
  const { run: signOut } = useAction(() => api.member.logout(), { after: () => location.assign('/admin') })
  return (
    <div className="nav-foot">
      <span className="who" aria-hidden="true">
        {me.mb_id.slice(0, 2).toUpperCase()}
      </span>
      <span className="grow">
        <span className="medium">{me.mb_name}</span>
        <br />
        <span className="mute">
          {me.owner ? t('가게 주인') : t('권한 {count}개', { count: me.permissions.length })}
        </span>
      </span>
      <Menu
        button={<Button look="quiet" small icon="more" aria-label={t('내 메뉴')} />}
        items={[
          { label: locale === 'en' ? '한국어' : 'English', run: () => changeLocale(locale === 'en' ? 'ko' : 'en') },
          { label: t('가게 열어 보기'), run: () => void window.open('/', '_blank', 'noopener') },
          { label: t('로그아웃'), run: () => void signOut(undefined), danger: true },
        ]}
      />
    </div>
  )
}
