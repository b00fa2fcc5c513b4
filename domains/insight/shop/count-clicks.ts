import { limits } from '@sillage/kit/limits.ts'
import type { Shop } from '@sillage/web-kit/shop.ts'
import type { ShopContract } from '../../contract.ts'
import type { ClickType } from '../words.ts'

type Api = Shop<ShopContract>['api']
type Click = { click_type: ClickType; click_id: string | number; click_name: string }

/** Marks a part of a page whose links are counted: by this id, else by the section they stand in and where they lead. */
export const counted = (click_type: ClickType, click_id?: string | number) => ({
  'data-click-type': click_type,
  'data-click-id': click_id,
})

/** No one waits for it, and a failure is not shown. */
export function recordClick({ insight }: Api, { click_name, ...click }: Click) {
  const platform = window.innerWidth > limits.screen.desktopAbovePx ? 'pc' : 'mobile'
  const body = { ...click, click_name: click_name.trim().replaceAll(/\s+/g, ' ').slice(0, 120), platform } as const
  insight.click({ body }).catch(() => undefined)
}

/** Hears every click on the page, also before it is awake, and reports those on links in marked parts. */
export function countClicks(document: Document, api: Api) {
  function hear({ target, button }: MouseEvent) {
    // The middle button opens a link elsewhere; the right one only asks what could be done with it.
    const link = button < 2 && target instanceof Element ? target.closest('a') : null
    const part = link?.closest<HTMLElement>('[data-click-type]')
    if (!link || !part) return
    const section = link.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? ''
    recordClick(api, {
      click_type: part.dataset.clickType as ClickType, // written by counted() only
      click_id: part.dataset.clickId ?? `${section} ${link.getAttribute('href')}`.trim().slice(0, 60),
      click_name: link.innerText || link.ariaLabel || '',
    })
  }
  document.addEventListener('click', hear, true)
  document.addEventListener('auxclick', hear, true)
}
