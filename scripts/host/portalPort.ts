/** Where the portal is served unless --port says otherwise. */
export const portalPort = '4173'
