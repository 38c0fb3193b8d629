import { controllerAddress, legalFacts } from '../site.ts';

/** Who offers the app, as both legal pages name it. */
export const supplier = `${legalFacts.controller.legalName}, CNPJ ${legalFacts.controller.taxId}, com endereço em ${controllerAddress}`;
