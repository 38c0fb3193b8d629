import './theme.ts';
import './fonts.ts';
import './global.ts';
import './print.ts';
