import type { LegalFacts, SiteFacts } from '../facts/schema.ts';

/**
 * The facts of an example owner: as long as they may be, with long words and accents, and in other numbers. The name stays,
 * because the specification, the film and the icons have it too. The addresses are reserved (RFC 2606: `test`).
 */
export const site: SiteFacts = {
  origin: 'https://www.goniometria-digital.test',
  email: 'atendimento.fisioterapeutas@goniometria-digital.test',
  storePackageId: 'test.goniometria.digital.fisioterapia',
  otherStores: [
    {
      label: 'App Store, para iPhone',
      url: 'https://apple.test/br/app/goniometria-digital/id0000000000',
      system: 'iOS',
    },
    {
      label: 'Huawei AppGallery, para telefones sem a Google Play',
      url: 'https://huawei.test/app/C000000000',
      system: 'Android',
    },
  ],
  internsMayUse: true,
  appHasAccount: false,
  leastAndroid: '9',
  prices: [
    { reais: 49.9, per: 'mês' },
    { reais: 1199, per: 'ano' },
  ],
  answers: [
    {
      question: 'Quais movimentos o app mede em cada articulação?',
      answer:
        'Flexão e extensão no ombro, no cotovelo, no punho, no quadril, no joelho e no tornozelo, e abdução no ombro e no quadril.',
    },
    {
      question: 'Mede também a coluna e os dedos da mão, com o mesmo procedimento das outras articulações?',
      answer: 'Não. A coluna e os dedos pedem outros instrumentos.',
    },
    {
      question: 'Compara os dois lados e separa a ADM ativa da passiva?',
      answer: 'Sim. Cada medida guarda o lado e o tipo de ADM, e o relatório põe os dois lados na mesma tabela.',
    },
    {
      question: 'Funciona sem internet?',
      answer: 'Sim, para medir e registrar. O relatório é compartilhado quando houver conexão.',
    },
    {
      question: 'O que posso exportar?',
      answer: 'Relatórios em PDF e todas as medidas em uma planilha CSV.',
    },
  ],
  precisionTitle: 'Pontos à vista',
  precisionStudies: [
    {
      citation: 'Fictícia MC, Exemplo JA. Três pontos marcados em uma foto. Revista Fictícia de Goniometria, 2026.',
      url: 'https://doi.test/10.0000/ficticia.2026',
    },
  ],
  profiles: [
    { label: 'LinkedIn', url: 'https://linkedin.test/company/goniometria-digital' },
    { label: 'Instagram', url: 'https://instagram.test/goniometria.digital' },
    { label: 'Comunidade no WhatsApp', url: 'https://whatsapp.test/channel/goniometria-digital' },
  ],
  chats: [{ label: 'WhatsApp (12) 90000-0000', url: 'https://whatsapp.test/5512900000000' }],
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '12:00' },
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '14:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:30', closes: '12:00' },
  ],
  closedDays: ['2026-11-20', '2026-12-24'],
  timeZone: 'Horário de Fernando de Noronha',
  founder: {
    name: 'Márcia Conceição Vasconcelos de Albuquerque Fictícia',
    role: 'Fundadora, fisioterapeuta neuromusculoesquelética e desenvolvedora',
    image: '/founder.jpg',
    bio: 'Concebeu o app para as próprias avaliações em reabilitação, desenvolve cada versão e responde às mensagens de quem o usa.',
    socialLinks: [
      {
        label: 'LinkedIn',
        url: 'https://linkedin.test/in/marcia-conceicao-vasconcelos',
      },
      { label: 'Currículo Lattes (CNPq)', url: 'https://lattes.test/0000000000000000' },
    ],
  },
  legalUpdated: '2026-02-28',
};

/** Facts of the legal pages. */
export const legalFacts: LegalFacts = {
  controller: {
    legalName: 'Vasconcelos & Albuquerque Fictícia Tecnologia em Fisioterapia Ltda.',
    taxId: '12.ABC.345/01DE-35', // The example of the Receita Federal.
    address: {
      street: 'Avenida Juscelino Kubitschek de Oliveira Fictício, 12.345, conjunto 1.206',
      city: 'Pindamonhangaba',
      state: 'SP',
      postalCode: '12210-000',
    },
  },
  privacyChannel: {
    fullName: 'Proteção de Dados Neuromusculoesqueléticos Fictícia Ltda.',
    responsible: 'Antônio Bartholomeu Simões de Assunção Vasconcelos Fictício',
    email: 'encarregado.protecao.dados@goniometria-digital.test',
  },
  appData: {
    photosOnDevice:
      'as fotos tiradas no app ficam só nele, e as importadas continuam também na galeria e no backup dela',
    offline: 'medir e registrar, sim, e compartilhar relatórios assim que houver conexão',
    recordsExport: 'todas as medidas em uma planilha CSV, pelo menu Configurações',
    processor: 'Nuvem Fictícia Serviços de Computação do Brasil S.A.',
    country: 'Brasil e Irlanda',
    internationalTransfer:
      'armazenamento na Irlanda, enquanto durar o contrato, para que uma falha em um país não tire o app do ar; cláusulas-padrão contratuais, que enviamos na íntegra a quem as pedir, em até quinze dias',
    protection: [
      'Cifragem das imagens e das medidas no envio e no armazenamento',
      'Acesso em dois fatores, restrito a quem opera o serviço',
      'Cópias de segurança diárias, com restauração testada',
    ],
    retention: 'noventa dias',
    patientDataErasure: 'trinta dias',
    accessRecords: 'doze meses',
  },
  accountDeletion: 'em Configurações, Conta e segurança, Excluir conta e dados, com a sua senha',
  suspendedExport: 'trinta dias',
  siteHost: {
    name: 'Hospedagem Fictícia Sul-Americana Ltda.',
    country: 'Estados Unidos',
    internationalTransfer:
      'armazenamento nos Estados Unidos, durante o prazo de guarda, para manter o site no ar; cláusulas-padrão contratuais, que enviamos na íntegra a quem as pedir, em até quinze dias',
    accessRecords: 'o endereço IP, a data e a hora de cada acesso',
    retention: 'seis meses',
  },
  payment: 'pagos pela Google Play; para grupos, por exemplo clínicas, sob consulta',
  withdrawal: 'pela página Pagamentos e assinaturas da Google Play, ou por mensagem ao e-mail do fim desta página',
  technicalValidity: 'doze meses, contados da publicação',
  regulatoryStatus:
    'o app é um software como dispositivo médico da classe de risco I, notificado sob o número fictício 00000000000',
};
