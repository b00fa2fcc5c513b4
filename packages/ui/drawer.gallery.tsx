import { useState } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Drawer } from './drawer.tsx'
import { Icon } from './icon.tsx'
import { Logo } from './logo.tsx'

function Menu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        메뉴 열기
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="메뉴"
        head={<Logo label="Sillage" />}
        closeLabel="메뉴 닫기"
        foot={
          <>
            <a href="/login">로그인</a>
            <a href="/register">회원 가입</a>
          </>
        }
      >
        <ul className="drawer-list">
          {['향수', '캔들', '홈 프래그런스', '향료·재료'].map((name) => (
            <li key={name}>
              <button type="button">
                {name}
                <Icon name="chevron-right" size="sm" />
              </button>
            </li>
          ))}
        </ul>
        <p className="drawer-group">고객센터</p>
        <div className="drawer-links">
          <a href="/faq">자주 묻는 질문</a>
          <a href="/store">매장 안내</a>
        </div>
      </Drawer>
    </>
  )
}

function Filters() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer
        from="bottom"
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        closeLabel="Close filters"
        foot={
          <>
            <Button kind="line">Clear</Button>
            <Button onClick={() => setOpen(false)}>Show 19</Button>
          </>
        }
      >
        <Checkbox>Citrus</Checkbox>
        <Checkbox defaultChecked>Wood</Checkbox>
        <Checkbox>Smoke and resin</Checkbox>
      </Drawer>
    </>
  )
}

export const entries = [
  { name: 'from the left', node: <Menu /> },
  { name: 'from below', node: <Filters /> },
]
