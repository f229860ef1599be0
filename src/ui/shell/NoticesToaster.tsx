import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { limits } from '../../rules/limits.ts'
import { VariantIcon } from '../kit/Notice.tsx'
import { createNoticeStack, cut, type ShownNotice } from './noticeStack.ts'
import { registerToaster } from './notices.ts'

function NoticeText({ message, count, source }: ShownNotice) {
  return (
    <>
      <span className="toast-text" dir="auto" data-source={source}>
        {cut(message)}
      </span>
      {count > 1 && <span className="toast-count">{count} times</span>}
    </>
  )
}

export default function NoticesToaster() {
  useEffect(() => {
    const stack = createNoticeStack()
    return registerToaster((content) => {
      const { notice, oldest } = stack.add(content)
      const { id, variant } = notice
      if (oldest) toast.dismiss(oldest.id)
      const onGone = () => stack.remove(id)
      toast[variant](<NoticeText {...notice} />, { id, onDismiss: onGone, onAutoClose: onGone })
    })
  }, [])
  return (
    <Toaster
      position="top-center"
      duration={limits.noticeShown}
      visibleToasts={limits.noticesAtOnce}
      expand
      offset={{ top: 80 }}
      mobileOffset={{ top: 72, left: 16, right: 16 }}
      closeButton
      gap={8}
      icons={{
        success: <VariantIcon variant="success" />,
        warning: <VariantIcon variant="warning" />,
        error: <VariantIcon variant="error" />,
        info: <VariantIcon variant="info" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast', closeButton: 'toast-close', content: 'toast-text' },
      }}
    />
  )
}
