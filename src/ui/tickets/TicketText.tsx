import { useServerText } from '../kit/ServerText.tsx'

/** Somebody's words in their own direction, which turns nothing around them. */
export function TicketText({ children: text }: { children: string }) {
  const { shown, toggle } = useServerText(text, 'prose')
  return (
    <>
      <bdi className="ticket-text">{shown}</bdi>
      {toggle}
    </>
  )
}
