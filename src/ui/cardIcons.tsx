/** Signs for cards, drawn on a 24 unit grid. */
export const cardIcons = {
  blog: <path d="M5 4h10l4 4v12H5zM15 4v4h4M8.5 12h7M8.5 15.5h5" />,
  chat: (
    <path d="M4 5h12a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H9l-4 3v-3H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM18 9h2a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2v3l-4-3h-4" />
  ),
  ticket: <path d="M3 7h18v3.5a1.8 1.8 0 0 0 0 3.6V18H3v-3.9a1.8 1.8 0 0 0 0-3.6zM14.5 7v2M14.5 11.5v2M14.5 16v2" />,
  questions: (
    <path d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM9.6 9.8a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.7M12 16.6h.1" />
  ),
} as const
