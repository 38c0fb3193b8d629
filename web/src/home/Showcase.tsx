import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { media } from '../styles/media.ts';
import { space } from '../styles/tokens.ts';
import { Section } from '../ui/Section.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { featureAt, isFirstArrival, requestedSecond } from './arrival.ts';
import { bringIntoView } from './bringIntoView.ts';
import { type Feature, features } from './content.ts';
import { FeatureList } from './FeatureList.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import { Transcript } from './Transcript.tsx';
import { useFilm } from './useFilm.ts';

const sectionId = 'demonstracao';

/** The film and the features that jump to their second of it. */
export function Showcase() {
  const film = useFilm();
  const player = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [active, setActive] = useState<Feature>(features[0]);
  const { seek } = film;
  // False where the visitor comes from another page of the site: the layout then decides about the scroll position.
  const prerendered = useRef(!useHydrated());

  // An address like `/?t=60` asks for a second. The film does not play: browsers want a click for that.
  useEffect(() => {
    const seconds = requestedSecond(location.search);
    if (seconds === undefined) return;
    setActive(featureAt(seconds, location.hash.slice(1)));
    seek(seconds);
    if (prerendered.current && isFirstArrival()) document.getElementById(sectionId)?.scrollIntoView();
  }, [seek]);

  const watchFrom = (seconds: number) => {
    film.playFrom(seconds);
    if (player.current && playButton.current) bringIntoView(player.current, playButton.current);
  };

  const choose = (feature: Feature) => {
    setActive(feature);
    watchFrom(feature.timestamp);
  };

  return (
    <Section
      id={sectionId}
      title="Uma avaliação, do começo ao fim"
      lead="Escolha um recurso: o vídeo vai direto ao momento em que ele aparece."
      ground="sunken"
    >
      <div className={columns}>
        <FilmPlayer film={film} ref={player} playButton={playButton} />
        <FeatureList active={active} onChoose={choose} />
      </div>
      <Transcript onSeek={watchFrom} />
    </Section>
  );
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
