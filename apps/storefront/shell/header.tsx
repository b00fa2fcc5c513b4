import { SearchForm } from '@sillage/domains/search/shop/search-form.tsx'
import { SearchLink } from '@sillage/domains/search/shop/search-link.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Logo } from '@sillage/ui/logo.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { AccountIcon } from './account-link.tsx'
import { CartIcon } from './cart-icon.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { MenuButton } from './menu-button.tsx'
import { useNewestSelect } from './newest-select.ts'
import { TopLine } from './top-line.tsx'
import '@sillage/ui/icon-button.css'
import './header.css'

/** The head of every page: one bar on a phone; a line, the logo row and the categories on a desktop. */
export function Header() {
  const t = usePhrases()
  const select = useNewestSelect()
  return (
    <header className="top">
      <TopLine />
      <div className="top-main">
        <div className="top-left">
          <Anchor href="/shop/best-seller">{t('베스트셀러')}</Anchor>
          <Anchor href="/shop/new-item">{t('신상품')}</Anchor>
          {select && <Anchor href={select}>{t('셀렉트')}</Anchor>}
          <Anchor href="/contents/promotion">{t('프로모션')}</Anchor>
          <Anchor href="/tssa">TSSA</Anchor>
        </div>
        <div className="top-icons only-phone">
          <MenuButton />
        </div>
        <Anchor href="/">
          <Logo label={t('실라주 처음으로')} />
        </Anchor>
        <TopIcons />
      </div>
      <MegaMenu />
    </header>
  )
}

function TopIcons() {
  const t = usePhrases()
  return (
    <div className="top-icons">
      <SearchForm />
      <SearchLink className="icon-button only-phone" label={t('상품 검색')}>
        <Icon name="search" />
      </SearchLink>
      <AccountIcon />
      <CartIcon />
    </div>
  )
}
