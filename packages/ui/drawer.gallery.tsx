import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Drawer } from './drawer.tsx'
import type { GalleryEntries, Say } from './gallery.ts'
import { Opener } from './gallery-opener.tsx'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'

function Menu({ say }: { say: Say }) {
  const names = say(
    ['향수', '캔들', '홈 프래그런스', '향료·재료'],
    ['Perfume', 'Candles', 'Home fragrance', 'Oils and supplies'],
  )
  return (
    <>
      <ul className="drawer-list">
        {names.map((name) => (
          <li key={name}>
            <button type="button">
              {name}
              <Icon name="chevron-right" size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <p className="drawer-group">{say('고객센터', 'Customer care')}</p>
      <div className="drawer-links">
        <a href="/faq">{say('자주 묻는 질문', 'Questions and answers')}</a>
        <a href="/store">{say('매장 안내', 'Stores')}</a>
      </div>
    </>
  )
}

export const entries: GalleryEntries = (say) => [
  {
    name: 'from the left, headed by the logo',
    node: (
      <Opener label={say('메뉴 열기', 'Open the menu')}>
        {(open, close) => (
          <Drawer
            open={open}
            onOpenChange={close}
            title={say('메뉴', 'Menu')}
            head={<Logo label={say('실라주', 'Sillage')} />}
            closeLabel={say('메뉴 닫기', 'Close the menu')}
            foot={
              <>
                <a href="/login">{say('로그인', 'Sign in')}</a>
                <a href="/register">{say('회원 가입', 'Sign up')}</a>
              </>
            }
          >
            <Menu say={say} />
          </Drawer>
        )}
      </Opener>
    ),
  },
  {
    name: 'from below, with actions at its foot',
    node: (
      <Opener label={say('필터', 'Filters')}>
        {(open, close) => (
          <Drawer
            from="bottom"
            open={open}
            onOpenChange={close}
            title={say('필터', 'Filters')}
            closeLabel={say('필터 닫기', 'Close the filters')}
            foot={
              <>
                <Button kind="line">{say('모두 지우기', 'Clear')}</Button>
                <Button onClick={close}>{say('19개 보기', 'Show 19')}</Button>
              </>
            }
          >
            <Checkbox>{say('시트러스', 'Citrus')}</Checkbox>
            <Checkbox defaultChecked>{say('나무', 'Wood')}</Checkbox>
            <Checkbox>{say('연기와 수지', 'Smoke and resin')}</Checkbox>
          </Drawer>
        )}
      </Opener>
    ),
  },
  {
    name: 'only a title, and too long for the screen',
    node: (
      <Opener label={say('향 이름 모두 보기', 'See every scent')}>
        {(open, close) => (
          <Drawer open={open} onOpenChange={close} title={say('향 이름', 'Scents')} closeLabel={say('닫기', 'Close')}>
            <div className="drawer-links">
              {Array.from({ length: 40 }, (_, index) => (
                <a key={index} href={`/shop/scent/${index + 1}`}>
                  {say(`${index + 1}번째 향`, `Scent number ${index + 1}`)}
                </a>
              ))}
            </div>
          </Drawer>
        )}
      </Opener>
    ),
  },
]
