/** What a test listens to on the window; its detail is the state that is shown. */
export const inspectedEvent = 'portico.inspected'
