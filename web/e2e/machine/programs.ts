import { execFileSync } from 'node:child_process';
import { findChromium, onPath } from './chromium.ts';

/** What a test or a check runs of the system's own programs. */
export interface Program {
  /** Whether it is installed. */
  found: () => boolean | Promise<boolean>;
  /** Debian's packages for it. */
  debian: readonly string[];
  /** A command of node_modules that installs it where the system has no such packages. */
  fallback?: readonly string[];
  /** What to do on a system where neither works. */
  elsewhere: string;
}

const onlyOnDebian = (target: string) => `make ${target} runs Debian's programs: try it in a container of debian:13.`;

/** Each program by its name in the Makefile. */
export const programs: Readonly<Record<string, Program>> = {
  chromium: {
    found: async () => findChromium() !== undefined || (await playwrightHasChromium()),
    debian: ['chromium-headless-shell'],
    fallback: ['playwright', 'install', 'chromium-headless-shell'],
    elsewhere: 'Install Chromium or Google Chrome, or let CHROMIUM name its executable.',
  },
  ffmpeg: {
    found: () => areOnPath('ffmpeg', 'ffprobe'),
    debian: ['ffmpeg'],
    elsewhere: 'Fedora: dnf install ffmpeg-free. macOS: brew install ffmpeg.',
  },
  /** What Android and Linux show until the site's own font arrives. */
  fonts: {
    found: () => areOnPath('fc-list') && ['Roboto', 'Liberation Sans'].every(isInstalledFont),
    debian: ['fontconfig', 'fonts-roboto-unhinted', 'fonts-liberation'],
    elsewhere: 'Install Roboto and Liberation Sans.',
  },
  poppler: {
    found: () => areOnPath('pdftoppm'),
    debian: ['poppler-utils'],
    elsewhere: 'Fedora: dnf install poppler-utils. macOS: brew install poppler.',
  },
  /** What makes a copy of the site. */
  wget: {
    found: () => areOnPath('wget'),
    debian: ['wget'],
    elsewhere: 'Fedora: dnf install wget. macOS: brew install wget.',
  },
  /** What the server is compared with, and what asks both. */
  peers: {
    found: () => areOnPath('caddy', 'wrk'),
    debian: ['caddy', 'wrk'],
    elsewhere: 'Install Caddy and wrk.',
  },
  operations: {
    found: () => areOnPath('systemd-analyze', 'systemd-nspawn', 'sudo', 'promtool', 'podman', 'runc'),
    debian: ['systemd', 'systemd-container', 'sudo', 'prometheus', 'podman', 'runc'],
    elsewhere: onlyOnDebian('unit-check'),
  },
  signatures: {
    found: () => areOnPath('ar', 'gpg', 'rpmkeys'),
    debian: ['binutils', 'gnupg', 'rpm'],
    elsewhere: onlyOnDebian('release-check'),
  },
  /** Firefox, WebKit with its driver and decoders, and a screen that nobody looks at. */
  browsers: debianOnly('test-browsers', [
    ...['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'],
    ...['gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad'],
  ]),
  /** Firefox, the screen reader Orca in Portuguese, a screen that nobody looks at, and what types on it. */
  orca: debianOnly('hear', [
    ...['firefox-esr', 'orca', 'at-spi2-core', 'dbus', 'gsettings-desktop-schemas', 'locales-all'],
    ...['openbox', 'xdotool', 'xvfb', 'xauth'],
  ]),
};

/** A program that only Debian's packages make: found if all of them are installed. */
function debianOnly(target: string, debian: readonly string[]): Program {
  return { found: () => areInstalled(debian), debian, elsewhere: onlyOnDebian(target) };
}

function areOnPath(...commands: readonly string[]): boolean {
  return commands.every((command) => onPath(command) !== undefined);
}

/** dpkg-query fails on a name that it has never met. */
function areInstalled(packages: readonly string[]): boolean {
  if (!onPath('dpkg-query')) return false;
  try {
    const status = execFileSync('dpkg-query', ['--status', ...packages], { encoding: 'utf8', stdio: 'pipe' });
    return (status.match(/^Status: .*/gm) ?? []).every((line) => line.endsWith(' installed'));
  } catch {
    return false;
  }
}

function isInstalledFont(family: string): boolean {
  return execFileSync('fc-list', [family]).length > 0;
}

/** Whether the headless shell that Playwright downloads for itself starts. */
async function playwrightHasChromium(): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  try {
    await (await chromium.launch({ args: ['--no-sandbox'] })).close();
    return true;
  } catch {
    return false;
  }
}
