import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { duration } from '../../film/timeline.ts';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { prefersReducedMotion } from '../ui/reducedMotion.ts';
import { Section } from '../ui/Section.tsx';
import { type Feature, features } from './content.ts';
import { FeatureList } from './FeatureList.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import { Transcript } from './Transcript.tsx';
import { useFilm } from './useFilm.ts';

const sectionId = 'demonstracao';

/** The film and the features that jump to their second of it. */
export function Showcase() {
  const film = useFilm();
  const [active, setActive] = useState<Feature>(features[0]);
  const { seek } = film;

  // An address like `/?t=60` asks for a second: it is made ready, not played, since nobody has clicked.
  useEffect(() => {
    const seconds = requestedSecond(location.search);
    if (seconds === undefined) return;
    setActive(featureAt(seconds, location.hash.slice(1)));
    seek(seconds);
    document.getElementById(sectionId)?.scrollIntoView();
  }, [seek]);

  // On a small screen the film may have scrolled away from what was tapped.
  const watchFrom = (seconds: number) => {
    film.playFrom(seconds);
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    film.ref.current?.scrollIntoView({ block: 'nearest', behavior });
  };

  const choose = (feature: Feature) => {
    setActive(feature);
    watchFrom(feature.timestamp);
  };

  return (
    <Section
      id={sectionId}
      title="Veja o app em ação"
      lead="Escolha um recurso: o vídeo vai direto ao momento em que ele aparece."
      background="sunken"
    >
      <div className={columns}>
        <FilmPlayer film={film} />
        <FeatureList active={active} onChoose={choose} />
      </div>
      <Transcript onSeek={watchFrom} />
    </Section>
  );
}

/** The second that a query string asks for, if it names one within the film. */
export function requestedSecond(search: string): number | undefined {
  const value = new URLSearchParams(search).get('t');
  const seconds = Number(value || Number.NaN);
  return seconds >= 0 && seconds <= duration ? seconds : undefined;
}

/** The feature that the film shows at a second; where two share one, the one that the fragment names. */
export function featureAt(seconds: number, id: string): Feature {
  const shown = features.filter((feature) => feature.timestamp <= seconds);
  const latest = shown.filter((feature) => feature.timestamp === shown.at(-1)?.timestamp);
  return latest.find((feature) => feature.id === id) ?? latest[0] ?? features[0];
}

const columns = css`
  display: grid;
  gap: ${space.x6};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: ${space.x8};
  }
`;
