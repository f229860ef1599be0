interface Contact {
  identityNumber: string
  phoneNumber: string
  email: string
  address: { line: string; district: string; city: string; postalCode: string }
}

/** How the bank reaches the customers of the BaaS partner, and those who have applied, by the application's ID. */
export const baasContacts: Readonly<Record<string, Contact>> = {
  OB1000000001: {
    identityNumber: '10000000146',
    phoneNumber: '+905550000031',
    email: 'deniz.aksoy@example.com',
    address: { line: 'Moda Cad. 12/4', district: 'Kadıköy', city: 'İstanbul', postalCode: '34710' },
  },
  OB1000000002: {
    identityNumber: '10000000450',
    phoneNumber: '+905550000032',
    email: 'ece.yildiz@example.com',
    address: { line: 'Cumhuriyet Bul. 58/6', district: 'Konak', city: 'İzmir', postalCode: '35210' },
  },
  OB1000000003: {
    identityNumber: '10000000382',
    phoneNumber: '+905550000033',
    email: 'kerem.dogan@example.com',
    address: { line: 'Tunalı Hilmi Cad. 88/2', district: 'Çankaya', city: 'Ankara', postalCode: '06680' },
  },
  OB1000000004: {
    identityNumber: '10000000528',
    phoneNumber: '+905550000034',
    email: 'naz.polat@example.com',
    address: { line: 'Atatürk Cad. 140/11', district: 'Nilüfer', city: 'Bursa', postalCode: '16110' },
  },
  OB1000000005: {
    identityNumber: '10000000696',
    phoneNumber: '+905550000035',
    email: 'umut.koc@example.com',
    address: { line: 'Kıbrıs Şehitleri Cad. 40/3', district: 'Konak', city: 'İzmir', postalCode: '35220' },
  },
  OB1000000006: {
    identityNumber: '10000000764',
    phoneNumber: '+905550000036',
    email: 'lale.gunes@example.com',
    address: { line: 'Atatürk Bul. 120/9', district: 'Çankaya', city: 'Ankara', postalCode: '06640' },
  },
  OB1000000007: {
    identityNumber: '10000000832',
    phoneNumber: '+905550000037',
    email: 'arda.tas@example.com',
    address: { line: 'Bağdat Cad. 301/8', district: 'Kadıköy', city: 'İstanbul', postalCode: '34728' },
  },
  OB1000000008: {
    identityNumber: '10000000900',
    phoneNumber: '+905550000038',
    email: 'ege.kaplan@example.com',
    address: { line: 'Gazi Bul. 77/5', district: 'Konak', city: 'İzmir', postalCode: '35230' },
  },
}
