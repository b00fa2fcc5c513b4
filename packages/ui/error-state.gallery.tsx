import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

export const entries = [
  {
    name: 'not found',
    node: (
      <ErrorState
        heading="h1"
        title={'향만 남고\n페이지는 사라졌어요'}
        action={
          <>
            <Button href="/">처음으로</Button>
            <Button kind="line" href="/search">
              상품 찾기
            </Button>
          </>
        }
      >
        페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.
      </ErrorState>
    ),
  },
  {
    name: 'English, to try again',
    node: (
      <ErrorState title="The list did not load" action={<Button kind="line">Try again</Button>}>
        Check your connection. Nothing you entered is lost.
      </ErrorState>
    ),
  },
]
