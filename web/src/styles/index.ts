import './theme.ts';
import './fonts.ts';
import './lengths.ts';
import './global.ts';
import './print.ts';
