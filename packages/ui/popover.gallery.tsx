import { Popover } from './popover.tsx'

export const entries = [
  {
    name: 'Korean',
    node: (
      <Popover trigger="잔향이 뭐예요?" title="잔향">
        <p className="mt-3">불을 끈 뒤에도 방에 남아 있는 시간이에요.</p>
      </Popover>
    ),
  },
  {
    name: 'English',
    node: (
      <Popover trigger="What is a scent trail?" title="Scent trail">
        <p className="mt-3">The hours a scent stays in the room after the flame is out.</p>
      </Popover>
    ),
  },
]
