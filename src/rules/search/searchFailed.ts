export const searchFailed = 'Couldn’t load the search. Check your connection, then try again.'
