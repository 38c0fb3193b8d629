// Installs, by apt, a program that tests run and this system lacks:
//
//   tsx web/e2e/machine/install.ts chromium|ffmpeg|fonts|poppler
import { execFileSync } from 'node:child_process';
import { findChromium, onPath } from './chromium.ts';

const programs = {
  chromium: {
    found: () => findChromium() !== undefined,
    debian: 'chromium-headless-shell',
    elsewhere:
      'Fedora: dnf install chromium-headless. macOS: CHROMIUM="/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" make test.',
  },
  ffmpeg: {
    found: () => onPath('ffprobe') !== undefined,
    debian: 'ffmpeg',
    elsewhere: 'Fedora: dnf install ffmpeg-free. macOS: brew install ffmpeg.',
  },
  /** What Android and Linux show until the site's own font arrives. */
  fonts: {
    found: () => onPath('fc-list') !== undefined && ['Roboto', 'Liberation Sans'].every(isInstalledFont),
    debian: 'fontconfig fonts-roboto-unhinted fonts-liberation',
    elsewhere: 'Install Roboto and Liberation Sans.',
  },
  poppler: {
    found: () => onPath('pdftoppm') !== undefined,
    debian: 'poppler-utils',
    elsewhere: 'Fedora: dnf install poppler-utils. macOS: brew install poppler.',
  },
};

const [name] = process.argv.slice(2);
if (!isProgram(name)) throw new Error(`usage: install.ts ${Object.keys(programs).join('|')}`);
const { found, debian, elsewhere } = programs[name];

if (!found()) {
  if (!onPath('apt-get')) {
    console.error(`The tests need ${name}, and this system has no apt-get to install it with. ${elsewhere}`);
    process.exit(1);
  }
  console.log(`installing ${debian}`);
  const aptGet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-qq'];
  const [program = '', ...args] = process.getuid?.() === 0 ? aptGet : ['sudo', ...aptGet];
  try {
    for (const command of [['update'], ['install', '--no-install-recommends', ...debian.split(' ')]]) {
      execFileSync(program, [...args, ...command], { stdio: ['inherit', 'ignore', 'inherit'] });
    }
  } catch {
    console.error(`The tests need ${name}. Run once as root: apt-get update && apt-get install ${debian}`);
    process.exit(1);
  }
}

function isProgram(name = ''): name is keyof typeof programs {
  return name in programs;
}

function isInstalledFont(family: string): boolean {
  return execFileSync('fc-list', [family]).length > 0;
}
