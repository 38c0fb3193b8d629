import { css, cx } from '@linaria/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chapterAt, note } from '../../../shared/shownFilm.ts';
import { color, container, ground, quarter, screenOnly, space, type } from '../../styles/rules.ts';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import { remember, remembered, useRemembered } from '../../ui/remembered.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { addressOf, featureAt, fragments, isSecond, requestedSecond } from './arrival.ts';
import { clock } from './clock.ts';
import { FeatureList } from './FeatureList.tsx';
import { FilmControls } from './FilmControls.tsx';
import { FilmDial } from './FilmDial.tsx';
import { FilmPicture } from './FilmPicture.tsx';
import { type Feature, features } from './features.ts';
import { player, playerTitle } from './player.ts';
import { lineId, openTranscript, Transcript } from './Transcript.tsx';
import { useFilm } from './useFilm.ts';
import { useSweep } from './useSweep.ts';

const sectionId = 'demonstracao';

/** Under which name the history entry remembers the film's position, in whole seconds. */
const remembers = 'second';

/** The film and the features that jump to their second of it. */
export function Showcase() {
  const film = useFilm();
  const [behind, sweep] = useSweep();
  const playerRef = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Feature>();
  const active = chosen ?? features[0];
  const [announcement, announce] = useState<ReactNode>();
  // Only the served page has the fragments' elements: on Back, Chromium would scroll there and not to where the visitor was.
  const [served] = useState(() => typeof document === 'undefined' || document.getElementById(features[0].id) !== null);
  const now = film.time + behind;
  useRemembered(remembers, Math.floor(film.time));

  // An address like `/?t=60` asks for a second, and Back for the last one. The film does not play: browsers want a click
  // for that. Where it plays already, by the browser's own controls, it goes on.
  const arrive = useEffectEvent((search: string) => {
    const requested = requestedSecond({ search, hash: location.hash });
    if (requested !== undefined) setChosen(featureAt(requested, location.hash.slice(1)));
    const last = remembered(remembers, isSecond);
    const second = last ?? requested;
    if (second === undefined) return;
    remember(remembers, second);
    if (film.ref.current?.paused) film.jump(second);
    // The browser has scrolled to a fragment, and after a reload and Back to where the visitor was. One who has already
    // scrolled is not moved either.
    if (last === undefined && !location.hash && scrollY === 0) document.getElementById(sectionId)?.scrollIntoView();
  });
  useEffect(() => {
    arrive(location.search);
    const onHashChange = () => arrive(''); // The second of the address was there before its fragment.
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  const focusPlayButton = () => playButton.current?.focus({ preventScroll: true });

  const watchFrom = (second: number, title: string, fragment?: string) => {
    sweep(now - second);
    film.playFrom(second);
    remember(remembers, second, addressOf(second, fragment));
    // By a new key the same words are said again.
    announce(<VisuallyHidden key={performance.now()}>{`Vídeo em ${clock(second)}, ${title}`}</VisuallyHidden>);
    const tooTall = playerRef.current && playerRef.current.offsetHeight > innerHeight;
    // What has been chosen may leave the screen.
    if (tooTall || !playerRef.current?.contains(document.activeElement)) focusPlayButton();
    const shown = tooTall ? film.ref.current : playerRef.current;
    shown?.scrollIntoView({ block: tooTall ? 'start' : 'nearest', behavior: reducedMotion() ? 'instant' : 'smooth' });
  };

  const choose = (feature: Feature) => {
    setChosen(feature);
    watchFrom(feature.timestamp, feature.title, feature.id);
  };

  // The button that asks for it leaves the page.
  const retry = () => {
    focusPlayButton();
    film.retry();
  };

  return (
    <section id={sectionId} tabIndex={-1} aria-labelledby={`${sectionId}-titulo`} className={cx(section, ground.deep)}>
      {served && fragments.map((id) => <div key={id} id={id} />)}
      {/* Not a div: reader modes drop one that is mostly links. */}
      <section ref={playerRef} className={player}>
        <h2 id={`${sectionId}-titulo`} className={playerTitle}>
          Uma avaliação, <span>do começo ao fim</span>
        </h2>
        <FilmDial now={now} active={active} chosen={chosen} />
        <FilmPicture film={film} announcement={announcement} onRetry={retry} />
        <FilmControls film={film} now={now} playButton={playButton} />
        <FeatureList active={active} onChoose={choose} />
      </section>
      <div className={words}>
        <div className={notes}>
          <p>{note}</p>
          <a
            className={cx(screenOnly, !chosen && notYet)}
            href={`#${lineId(chapterAt(active.timestamp))}`}
            onClick={openTranscript}
          >
            Ler este momento na transcrição
          </a>
        </div>
        <Transcript onSeek={({ start, title }) => watchFrom(start, title)} />
      </div>
    </section>
  );
}

/* The phone's shadow stays in the section. */
const section = css`
  overflow: clip;

  /* Until hydration the controls, the slider too, are invisible, but take their space. */
  :disabled {
    visibility: hidden;
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.x1} ${space.pad};

  ${container.twoColumns} {
    grid-template-columns: calc(2 * ${quarter}) minmax(0, 1fr);
  }
`;

/* Where the link does not fit the line it stands above, so that its place is no gap while it is empty. */
const notes = css`
  display: flex;
  flex-wrap: wrap-reverse;
  column-gap: ${space.x2};
  align-items: center;
  align-content: start;
  color: ${color.muted};
  ${type.note}

  a {
    padding-block: 0.75rem;
  }
`;

/* It takes its place from the start. */
const notYet = css`
  visibility: hidden;
`;
