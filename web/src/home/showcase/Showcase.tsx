import { css, cx } from '@linaria/core';
import { useState } from 'react';
import { chapterAt, note } from '../../../shared/shownFilm.ts';
import { container, ground, quarter, screenOnly, space, type } from '../../styles/rules.ts';
import { fragments } from './arrival.ts';
import { FeatureList } from './FeatureList.tsx';
import { FilmControls } from './FilmControls.tsx';
import { FilmDial } from './FilmDial.tsx';
import { FilmPicture } from './FilmPicture.tsx';
import { type Feature, features } from './features.ts';
import { player, playerTitle } from './player.ts';
import { lineId, openTranscript, Transcript } from './Transcript.tsx';
import { useArrival } from './useArrival.ts';
import { useFilm } from './useFilm.ts';
import { useWatching } from './useWatching.tsx';

const sectionId = 'demonstracao';

/** The film and the features that jump to their second of it. */
export function Showcase() {
  const film = useFilm();
  const [chosen, setChosen] = useState<Feature>();
  const active = chosen ?? features[0];
  const { now, announcement, playerRef, playButton, watchFrom, retry, onPicture } = useWatching(film);
  useArrival(film, sectionId, setChosen);
  // Only the served page has the fragments' elements: on Back, Chromium would scroll there and not to where the visitor was.
  const [served] = useState(() => typeof document === 'undefined' || document.getElementById(features[0].id) !== null);

  const choose = (feature: Feature) => {
    setChosen(feature);
    watchFrom(feature.timestamp, feature.title, feature.id);
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
        <FilmPicture film={film} announcement={announcement} onClick={onPicture} onRetry={retry} />
        <FilmControls film={film} now={now} playButton={playButton} />
        <FeatureList active={active} onChoose={choose} />
      </section>
      <div className={words}>
        <div className={cx(notes, screenOnly)}>
          <p>{note}</p>
          <a
            className={chosen ? undefined : notYet}
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
  padding: ${space.x1} ${space.pad};

  ${container.twoColumns} {
    display: grid;
    grid-template-columns: calc(2 * ${quarter}) minmax(0, 1fr);
  }
`;

/* Where the link does not fit the line it is above, so that its place is no gap while it is empty. */
const notes = css`
  display: flex;
  flex-wrap: wrap-reverse;
  column-gap: ${space.x2};
  align-items: center;
  align-content: start;
  ${type.mutedNote}

  a {
    padding-block: 0.75rem;
  }
`;

const notYet = css`
  visibility: hidden;
`;
