import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'
import type { GalleryEntries } from './gallery.ts'

export const entries: GalleryEntries = (say) => [
  {
    name: 'a whole page: not found',
    node: (
      <ErrorState
        heading="h1"
        title={say('향만 남고\n페이지는 사라졌어요', 'The scent is still here,\nthe page is not')}
        action={
          <>
            <Button href="/">{say('처음으로', 'Back to the start')}</Button>
            <Button kind="line" href="/search">
              {say('상품 찾기', 'Find a product')}
            </Button>
          </>
        }
      >
        {say(
          '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.',
          'The page could not be found, or is not open to you.',
        )}
      </ErrorState>
    ),
  },
  {
    name: 'a part of one: to try again',
    node: (
      <ErrorState
        title={say('목록을 불러오지 못했어요', 'The list did not load')}
        action={<Button kind="line">{say('다시 시도', 'Try again')}</Button>}
      >
        {say('연결을 확인해 주세요. 적은 내용은 그대로 있어요.', 'Check your connection. Nothing you entered is lost.')}
      </ErrorState>
    ),
  },
  {
    name: 'nothing to do about it',
    node: (
      <ErrorState title={say('지금은 결제할 수 없어요', 'Payment is closed for now')}>
        {say('은행 점검이 끝나는 새벽 5시에 다시 열려요.', 'It opens again at 5:00, when the bank is back.')}
      </ErrorState>
    ),
  },
]
