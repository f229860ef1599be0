/** The customers of BaaS that the sandbox has ready-made, for every application; mocks/fixtures/testCustomers has what they own. */
export const baasTestCustomers: readonly { id: string; number: string; name: string }[] = [
  { id: '78b49f2ed5f31cec614c2f22f8044ee3', number: '4000000001', name: 'Deniz Aksoy' },
  { id: '59786f747c23423a5aad0ba34ca09c9f', number: '4000000002', name: 'Ece Yıldız' },
  { id: '0a6749b017f11ac07598a6ba78eb0208', number: '4000000005', name: 'Umut Koç' },
  { id: '3797b3ecd509c5acff664d4319074d66', number: '4000000006', name: 'Lale Güneş' },
]
