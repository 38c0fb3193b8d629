import { legalFacts } from './site.ts';

/** The data protection officer, as the privacy policy and the contact page name it (Resolução CD/ANPD nº 18/2024). */
export function privacyOfficer(): string {
  const { fullName, responsible } = legalFacts.privacyChannel;
  return responsible ? `${fullName} (responsável: ${responsible})` : fullName;
}

const { legalName, taxId, address } = legalFacts.controller;

/** Who offers the app, as the legal pages and the footer name it (Decreto nº 7.962/2013, art. 2º, I and II). */
export const supplier = `${legalName}, CNPJ ${taxId}, com endereço em ${address.street}, ${address.city}, ${address.state}, CEP ${address.postalCode}`;
