import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { limits } from '../../rules/limits.ts'
import { VariantIcon } from '../kit/Notice.tsx'
import { type NoticeContent, provideNotices } from './notices.ts'

export default function NoticesToaster() {
  useEffect(() => {
    const shown: (string | number)[] = []
    const forget = (id: string | number) => {
      const at = shown.indexOf(id)
      if (at >= 0) shown.splice(at, 1)
    }
    return provideNotices(({ variant, message }: NoticeContent) => {
      const oldest = shown.length >= limits.noticesAtOnce ? shown.shift() : undefined
      if (oldest !== undefined) toast.dismiss(oldest)
      const gone = {
        onDismiss: (t: { id: string | number }) => forget(t.id),
        onAutoClose: (t: { id: string | number }) => forget(t.id),
      }
      shown.push(toast[variant](message, gone))
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
