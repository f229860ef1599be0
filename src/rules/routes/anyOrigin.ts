/** Stands for the portal's own address where only paths matter: nobody has it (RFC 2606). */
export const anyOrigin = 'https://portal.invalid'
