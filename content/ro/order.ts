import type * as English from '#content/order.ts'
import type { Translated } from '#contract/language.ts'

const WAIT_FOR_TRANSFER = 'Vă confirmăm prin e-mail când sosește. Băncile pot avea nevoie de o zi sau două.'

const PAY_TRANSFER = 'Faceți transferul cu referința de pe această pagină.'

const CANCEL_HOUR =
  'Începem lucrul. Timp de o oră de la plată puteți anula și primiți toată suma înapoi, dacă nu am început.'

const READY = 'Documentele vor fi gata {ready}.'

const RECEIPT = 'Vă trimitem o chitanță prin e-mail.'

export const ORDER_PAGES: Translated<typeof English.ORDER_PAGES> = {
  offered: {
    title: 'Oferta dumneavoastră este gata',
    text: 'Nu datorați nimic până nu o acceptați.',
    next: [
      'Acceptați oferta și plătiți jumătate sau, dacă preferați, toată suma.',
      CANCEL_HOUR,
      READY,
      '{rest}',
    ],
  },
  accepted: {
    title: 'Așteptăm plata dumneavoastră',
    text: 'Ați acceptat oferta noastră. Începem după ce este plătită prima jumătate.',
    next: ['Plătiți prima jumătate.', CANCEL_HOUR, READY, '{rest}'],
  },
  transfer: {
    title: 'Așteptăm transferul dumneavoastră bancar',
    text: WAIT_FOR_TRANSFER,
    next: [PAY_TRANSFER, 'Vă scriem când sosește și începem lucrul.', READY, '{rest}'],
  },
  settling: {
    title: 'Verificăm plata dumneavoastră',
    text: 'Această pagină se actualizează automat imediat ce plata este confirmată. Vă rugăm să nu plătiți din nou.',
    next: [
      'Serviciul de plată ne comunică rezultatul, de obicei într-un minut.',
      RECEIPT,
      'Dacă nu s-a debitat nicio sumă, puteți plăti din nou aici.',
    ],
  },
  linkEnded: {
    title: 'Acest link nu mai funcționează',
    text: 'Nu putem arăta aici dacă plata a reușit; dacă a reușit, o confirmăm prin e-mail. Vă rugăm să nu plătiți din nou.',
    next: [
      'Reîncărcați pagina pentru a primi un link nou prin e-mail.',
      'Linkul nou arată dacă plata a reușit.',
    ],
  },
  half_paid: {
    title: 'Am primit plata: începem în curând',
    text: 'Comanda dumneavoastră este confirmată. Vă trimitem confirmarea prin e-mail.',
    next: ['Începem lucrul și vă anunțăm prin e-mail.', READY, '{rest}'],
  },
  in_progress: {
    title: 'Am primit plata: am început',
    text: 'Lucrăm la comanda dumneavoastră și vă scriem imediat ce documentele finalizate sunt gata.',
    next: [READY, 'Vă scriem imediat ce sunt gata.', '{rest}'],
  },
  ask: {
    title: 'Avem nevoie de ceva de la dumneavoastră',
    text: 'Comanda continuă imediat ce primim ceea ce lipsește.',
    next: ['Ne trimiteți ce v-am cerut.', READY, '{rest}'],
  },
  draft: {
    title: 'Versiunea preliminară este gata de verificat',
    text: 'Comanda continuă după ce o aprobați.',
    next: ['Aprobați versiunea preliminară sau cereți modificări.', READY, '{rest}'],
  },
  extra: {
    title: 'Oferta pentru un serviciu suplimentar este gata',
    text: 'Serviciul se adaugă la comandă, care continuă în orice caz.',
    next: [
      'Acceptați serviciul suplimentar și îl plătiți sau renunțați la el.',
      'Îl adăugăm la comandă.',
      RECEIPT,
    ],
  },
  extraAccepted: {
    title: 'Așteptăm plata dumneavoastră',
    text: 'Ați acceptat serviciul suplimentar. Încă nu este plătit.',
    next: ['Plătiți serviciul suplimentar.', 'Îl adăugăm la comandă.', RECEIPT],
  },
  extraTransfer: {
    title: 'Așteptăm transferul dumneavoastră bancar',
    text: `Este plata pentru serviciul suplimentar. ${WAIT_FOR_TRANSFER}`,
    next: [PAY_TRANSFER, 'Vă scriem când sosește și adăugăm serviciul suplimentar la comandă.'],
  },
  delivered: {
    title: 'Documentele dumneavoastră sunt gata',
    text: 'Vă rugăm să plătiți acum a doua jumătate.',
    next: ['Plătiți a doua jumătate.', '{open}', RECEIPT],
  },
  deliveredTransfer: {
    title: 'Documentele dumneavoastră sunt gata',
    text: `Așteptăm transferul dumneavoastră bancar. ${WAIT_FOR_TRANSFER}`,
    next: [PAY_TRANSFER, '{open}', RECEIPT],
  },
  deliveredExtra: {
    title: 'Documentele dumneavoastră sunt gata',
    text: 'Prețul este plătit. Vă rugăm să plătiți serviciul suplimentar de mai jos.',
    next: ['Plătiți serviciul suplimentar.', '{open}', RECEIPT],
  },
  deliveredDisputed: {
    title: 'Documentele dumneavoastră sunt gata',
    text: 'Banca dumneavoastră verifică o plată pentru această comandă. Până la încheierea verificării nu aveți nimic de plătit.',
    next: [
      'Banca dumneavoastră decide asupra plății și vă anunță.',
      'Dacă aveți o întrebare, scrieți-ne mai jos.',
    ],
  },
  deliveredOriginals: {
    title: 'Documentele dumneavoastră sunt gata',
    text: 'Acum nu aveți nimic de plătit. Comanda va fi finalizată după ce vă trimitem înapoi originalul.',
    next: [
      'Vă trimitem originalul înapoi și vă anunțăm prin e-mail.',
      'Păstrați o copie a documentelor finalizate și a chitanțelor.',
      'Dacă ceva nu este în regulă, scrieți-ne mai jos.',
    ],
  },
  completed: {
    title: 'Comanda dumneavoastră este finalizată',
    text: 'Totul este livrat și plătit. Vă mulțumim.',
    next: [
      'Păstrați o copie a documentelor finalizate și a chitanțelor.',
      'Oricine primește un document de la dumneavoastră poate verifica aici că este al nostru.',
      'Dacă ceva nu este în regulă, scrieți-ne mai jos.',
    ],
  },
  expired: {
    title: 'Oferta dumneavoastră a expirat',
    text: 'Nu mai poate fi acceptată și nu datorați nimic. Dacă mai aveți nevoie de lucrare, vă trimitem o ofertă nouă.',
    next: ['Ne cereți o ofertă nouă.', 'Verificăm prețul și data și vă răspundem prin e-mail.'],
  },
  withdrawn: {
    title: 'Am retras această ofertă',
    text: 'Nu mai poate fi acceptată și nu datorați nimic.',
    next: [
      'Dacă aveți o întrebare, scrieți-ne mai jos.',
      'Dacă vă putem face o ofertă nouă, v-o trimitem prin e-mail.',
    ],
  },
  cancelled: {
    title: 'Ați anulat această comandă',
    text: 'Nu lucrăm la ea. {refund}',
    next: ['{papers}'],
  },
  refunded: {
    title: 'Nu putem onora această comandă',
    text: 'Ne pare rău. {refund}',
    next: ['{papers}'],
  },
  ended: {
    title: 'Această comandă s-a încheiat',
    text: 'Nu mai lucrăm la ea. {refund}',
    next: ['{papers}'],
  },
  endedUnpaid: {
    title: 'Această comandă este închisă',
    text: 'A doua jumătate nu a fost plătită. O puteți plăti în continuare aici.',
    next: ['Plătiți a doua jumătate.', '{open}', RECEIPT],
  },
}

export const ORDER_REFUNDS: Translated<typeof English.ORDER_REFUNDS> = {
  due: 'Vă rambursăm {amount}.',
  made: 'V-am rambursat {amount}.',
  none: 'Nu este nimic de rambursat.',
  papers: {
    due: 'Apoi vă trimitem o notă de credit prin e-mail.',
    made: 'Chitanțele și notele de credit rămân pe această pagină.',
  },
}

export const ORDER_REST: Translated<typeof English.ORDER_REST> = {
  due: 'Plătiți a doua jumătate, {amount}, la livrare.',
  paid: 'Nu mai aveți nimic de plată.',
}

export const ORDER_OPENING: Translated<typeof English.ORDER_OPENING> = {
  later: 'Documentele finalizate se deschid pe această pagină.',
  now: 'Documentele finalizate sunt deja deschise, mai jos pe această pagină.',
}

export const ORDER_ACTIONS: Translated<typeof English.ORDER_ACTIONS> = {
  again: 'Verificați din nou acum',
  message: 'Puneți-ne o întrebare',
  requote: 'Cereți o ofertă nouă',
  reload: 'Reîncărcați această pagină',
  another: 'Cereți altă ofertă',
}

export const ORDER_STEPS: Translated<typeof English.ORDER_STEPS> = {
  label: 'Stadiul comenzii',
  steps: ['Ofertă', 'Prima jumătate plătită', 'În lucru', 'Livrată', 'Finalizată'],
}

export const OFFER_WORDS: Translated<typeof English.OFFER_WORDS> = {
  title: 'Oferta dumneavoastră',
  ordered: 'Ce ați comandat',
  what: 'Descriere',
  amount: 'Sumă',
  vat: 'TVA {rate}',
  ofWhichVat: 'din care TVA {rate}',
  noVat: 'Nu se percepe TVA',
  total: 'Total',
  halves: { first: 'Prima jumătate, înainte să începem', second: 'A doua jumătate, la livrare' },
  paid: 'Plătit',
  openUntil: 'Data limită de acceptare',
  note: 'O notă de la noi',
}

export const PAY_WORDS: Translated<typeof English.PAY_WORDS> = {
  method: 'Cum doriți să plătiți?',
  methods: { card: 'Card', transfer: 'Transfer bancar' },
  buttons: {
    first: {
      card: 'Acceptați și plătiți jumătate: {amount}',
      transfer: 'Acceptați și transferați jumătate: {amount}',
    },
    second: {
      card: 'Plătiți a doua jumătate: {amount}',
      transfer: 'Transferați a doua jumătate: {amount}',
    },
    whole: {
      card: 'Acceptați și plătiți tot: {amount}',
      transfer: 'Acceptați și transferați tot: {amount}',
    },
    extra: {
      card: 'Acceptați și plătiți serviciul suplimentar: {amount}',
      transfer: 'Acceptați și transferați pentru serviciul suplimentar: {amount}',
    },
  },
  busy: 'Un moment…',
  accept: {
    first: {
      card: 'Prin apăsarea acestui buton comandați lucrarea de mai sus și vă obligați să o plătiți, jumătate acum și jumătate la livrare, conform {terms}.',
      transfer:
        'Prin apăsarea acestui buton comandați lucrarea de mai sus și vă obligați să o plătiți, jumătate prin transfer bancar înainte să începem și jumătate la livrare, conform {terms}.',
    },
    whole: {
      card: 'Prin apăsarea acestui buton comandați lucrarea de mai sus și vă obligați să o plătiți integral acum, conform {terms}.',
      transfer:
        'Prin apăsarea acestui buton comandați lucrarea de mai sus și vă obligați să o plătiți integral prin transfer bancar înainte să începem, conform {terms}.',
    },
    extra: {
      card: 'Prin apăsarea acestui buton comandați serviciul suplimentar de mai sus și vă obligați să îl plătiți acum, conform {terms}.',
      transfer:
        'Prin apăsarea acestui buton comandați serviciul suplimentar de mai sus și vă obligați să îl plătiți prin transfer bancar, conform {terms}.',
    },
  },
  share: 'Cât doriți să plătiți acum?',
  shares: { half: 'Jumătate: {amount}', whole: 'Tot: {amount}' },
  early: 'Preferați să plătiți acum a doua jumătate? Se datorează abia la livrare.',
  terms: 'termenilor serviciului (în engleză)',
  where: {
    card: 'Plătiți pe pagina serviciului nostru de plată. Noi nu vedem niciodată cardul dumneavoastră.',
    transfer: 'Datele noastre bancare apar aici și vi le trimitem prin e-mail.',
  },
  express:
    'Vă rog să începeți în perioada mea de retragere de 14 zile. Dacă mă retrag din contract, plătesc partea de lucrare deja făcută; după ce lucrarea este terminată, nu mă mai pot retrage.',
  expressMissing: 'Bifați această casetă. Altfel nu putem începe la timp',
  billing: {
    address: 'Strada, localitatea și codul poștal, precum și țara, dacă nu este Regatul Unit.',
    purchaseOrder:
      'Numărul dumneavoastră intern pentru această comandă, dacă aveți unul. Îl tipărim pe factură.',
  },
  delivery: 'Numele, strada, localitatea și codul poștal, precum și țara, dacă nu este Regatul Unit.',
  invoiceTo: 'Factura se emite pentru: {address}.',
  none: 'Pentru a plăti, răspundeți la e-mailul nostru.',
}

export const SETTLING_WORDS: Translated<typeof English.SETTLING_WORDS> = {
  slow: 'Durează mai mult decât de obicei. Nu trebuie să așteptați aici: vă scriem imediat ce plata este confirmată.',
  unreachable:
    'Serverul nostru nu răspunde. Nu s-a pierdut nimic: această pagină încearcă în continuare, iar dacă plata a reușit, o confirmăm prin e-mail.',
}

export const CONVERSATION_WORDS: Translated<typeof English.CONVERSATION_WORDS> = {
  title: 'Întrebări și răspunsuri',
  ask: 'Scrieți-ne despre această comandă',
  authors: { customer: 'Dumneavoastră', operator: 'Noi' },
  documents: 'Documente atașate acestui mesaj',
  drafts: {
    approved: 'Ați aprobat această versiune preliminară',
    changes: 'Ați cerut modificări',
  },
  label: 'Mesajul dumneavoastră',
  send: 'Trimiteți mesajul',
  busy: 'Se trimite…',
  sent: 'Am primit mesajul dumneavoastră. Vă răspundem aici și prin e-mail.',
  empty: 'Scrieți mai întâi un mesaj',
  tooLong: 'Scrieți mai puțin de {limit} de caractere',
}

export const ORDER_NOTICES: Translated<typeof English.ORDER_NOTICES> = {
  superseded:
    'Am modificat oferta de când ați deschis această pagină. Aceasta este cea nouă. Nu s-a plătit nimic.',
  expired: 'Oferta a expirat înainte să fie acceptată. Nu s-a plătit nimic.',
  'not-offered': 'Oferta a fost retrasă înainte să fie acceptată. Nu s-a plătit nimic.',
  'already-paid':
    'Această jumătate a fost deja plătită, poate într-o altă fereastră. Nu s-a mai debitat nicio sumă.',
  begun:
    'Am început lucrul, așa că această comandă nu mai poate fi anulată aici. Dacă aveți o întrebare, scrieți-ne mai jos.',
  'too-late':
    'Ora în care puteați anula aici a trecut. Dacă aveți o întrebare, scrieți-ne mai jos. Drepturile dumneavoastră legale se găsesc în termenii serviciului (în engleză).',
  posted: 'Am expediat deja documentele finalizate, așa că adresa nu mai poate fi schimbată aici.',
  'already-answered': 'Ați răspuns deja, poate într-o altă fereastră.',
  'no-more-rounds':
    'Ați folosit toate rundele de modificări incluse în preț. Vă rugăm să ne scrieți mai jos.',
  'first-unpaid':
    'Prima jumătate nu este plătită încă, așa că a doua nu poate fi plătită. Această pagină arată acum ce este de plată.',
  ended: 'Această comandă s-a încheiat între timp. Nu s-a plătit nimic.',
  'not-paid': 'Nu este nimic de anulat: comanda s-a schimbat de când ați deschis pagina.',
  left: 'Plata nu a fost finalizată și nu s-a debitat nicio sumă. Puteți încerca din nou mai jos.',
  refused:
    'Am primit o plată care nu corespunde acestei comenzi și nu am putut-o accepta. Vă contactăm și o returnăm. Puteți plăti din nou mai jos.',
  surplus: 'Plata dumneavoastră a sosit când această jumătate nu mai era datorată. O rambursăm automat.',
}

export const ORDER_FAILURES: Translated<typeof English.ORDER_FAILURES> = {
  pay: 'Pagina de plată nu a putut fi deschisă și nu s-a debitat nicio sumă. Încercați din nou.',
  extra: 'Pagina de plată nu a putut fi deschisă și nu s-a debitat nicio sumă. Încercați din nou.',
  cancel: 'Anularea nu a reușit acum. Încercați din nou.',
  message: 'Mesajul nu a putut fi trimis. Este încă aici: încercați din nou.',
  approve: 'Aprobarea nu a putut fi înregistrată acum. Încercați din nou.',
  address: 'Adresa nu a putut fi salvată. Este încă aici: încercați din nou.',
  offline:
    'Se pare că nu aveți conexiune la internet. Nu s-a trimis nimic: încercați din nou când reveniți online.',
  busy: 'Au fost prea multe încercări. Așteptați câteva minute și încercați din nou.',
  link: 'Nu s-a trimis nimic: linkul dumneavoastră nu mai funcționează. Reîncărcați pagina pentru a primi unul nou.',
  'billing-missing':
    'Avem nevoie de numele și adresa pentru factură. Nu s-a debitat nicio sumă: adăugați numele și adresa mai sus.',
  'billing-too-long': 'Adresa pentru factură este prea lungă. Nu s-a debitat nicio sumă: scurtați adresa.',
  'billing-invalid':
    'Nu putem folosi numele sau adresa pentru factură. Nu s-a debitat nicio sumă: verificați aceste date.',
  'address-missing':
    'Avem nevoie de adresa la care să vă expediem documentele finalizate. Nu s-a debitat nicio sumă: adăugați adresa mai sus.',
  'too-many-payments':
    'Au fost prea multe încercări de plată. Nu s-a debitat nicio sumă: vă rugăm să ne scrieți.',
  'too-many-messages': 'Această conversație a atins limita. Vă rugăm să ne scrieți prin e-mail.',
}

export const BILLING_FIELD_WORDS: Translated<typeof English.BILLING_FIELD_WORDS> = {
  name: { label: 'Numele pentru factură', required: 'Introduceți numele pentru factură' },
  address: { label: 'Adresa pentru factură', required: 'Introduceți adresa pentru factură' },
  purchaseOrder: { label: 'Numărul dumneavoastră intern de comandă' },
}

export const DELIVERY_FIELD_WORDS: Translated<typeof English.DELIVERY_FIELD_WORDS> = {
  label: 'Unde să vă expediem documentele finalizate?',
  required: 'Introduceți numele și adresa la care să vă expediem documentele finalizate',
}
