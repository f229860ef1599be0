/** Where a sandbox build has the Postman collection of all APIs. */
export const postmanCollectionPath = '/downloads/portico.postman_collection.json'
