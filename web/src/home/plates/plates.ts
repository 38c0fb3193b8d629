/** The drawings of 'Recursos Principais', one for each item. What they show besides the hero's angle is sample data. */
export { CrosshairPlate } from './CrosshairPlate.tsx';
export { LanguagesPlate } from './LanguagesPlate.tsx';
export { LedgerPlate } from './LedgerPlate.tsx';
export { PhonePlate } from './PhonePlate.tsx';
export { PointsPlate } from './PointsPlate.tsx';
export { ReportPlate } from './ReportPlate.tsx';
