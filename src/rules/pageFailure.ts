/** Why a part of the page does not show: there is no connection, its code is of an older version, or it has a bug. */
export type PageFailure = 'offline' | 'outdated' | 'bug'
