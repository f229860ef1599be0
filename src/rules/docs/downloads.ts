import { testCustomers, testPassword } from '../bank/testCustomers.ts'

/** Where a build that has definitions has the Postman collection of all APIs. */
export const postmanCollectionPath = '/downloads/portico.postman_collection.json'

/** The customers of the documentation, whom the collection's variables name from the start. */
export const postmanDefaults = {
  username: testCustomers[0]?.number ?? '',
  password: testPassword,
  corporateUsername: testCustomers.find(({ corporateUsername }) => corporateUsername)?.corporateUsername ?? '',
}
