import { css, cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { ground } from '../../styles/grounds.ts';
import { container } from '../../styles/media.ts';
import { space } from '../../styles/tokens.ts';
import { Container } from '../../ui/Container.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { useHydrated } from '../../ui/useClientValue.ts';
import { addressOf, featureAt, isFirstArrival, remember, remembered, requestedSecond } from './arrival.ts';
import { bringIntoView } from './bringIntoView.ts';
import { FeatureItem } from './FeatureItem.tsx';
import { FilmControls } from './FilmControls.tsx';
import { phoneHalf, rowHeight, rowStart } from './FilmDial.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import { type Feature, features } from './features.ts';
import { Transcript } from './Transcript.tsx';
import { useFilm } from './useFilm.ts';

const sectionId = 'demonstracao';

/** The film and the features that jump to their second of it. */
export function Showcase() {
  const film = useFilm();
  const player = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const [active, setActive] = useState<Feature>(features[0]);
  const { ref: video, jump } = film;
  // False where the visitor comes from another page of the site: the layout then decides about the scroll position.
  const prerendered = useRef(!useHydrated());

  // An address like `/?t=60` asks for a second, and Back for the last one. The film does not play: browsers want a click
  // for that. Where it plays already, by the browser's own controls, it goes on.
  useEffect(() => {
    const requested = requestedSecond(location.search);
    if (requested !== undefined) setActive(featureAt(requested, location.hash.slice(1)));
    const second = remembered().second ?? requested;
    if (second !== undefined && video.current?.paused) jump(second);
    if (requested === undefined || !prerendered.current || !isFirstArrival()) return;
    document.getElementById(sectionId)?.scrollIntoView();
  }, [video, jump]);

  const watchFrom = (second: number, fragment?: string) => {
    remember({ second }, addressOf(second, fragment));
    film.playFrom(second);
    if (player.current && controls.current && playButton.current) {
      bringIntoView(player.current, controls.current, playButton.current);
    }
  };

  const choose = (feature: Feature) => {
    setActive(feature);
    watchFrom(feature.timestamp, feature.id);
  };

  return (
    <section id={sectionId} tabIndex={-1} aria-labelledby={`${sectionId}-titulo`} className={cx(section, ground.deep)}>
      <Container>
        <SectionHeading
          id={sectionId}
          title="Uma avaliação, do começo ao fim"
          lead="Escolha um recurso e veja-o no vídeo."
        />
      </Container>
      <div className={stage}>
        <FilmPlayer film={film} active={active} ref={player} className={phone} />
        <FilmControls film={film} ref={controls} playButton={playButton} className={strip} />
        <ol className={list}>
          {features.map((feature) => (
            <FeatureItem key={feature.id} feature={feature} active={feature === active} onChoose={choose} />
          ))}
        </ol>
      </div>
      <Container>
        <Transcript onSeek={watchFrom} />
      </Container>
    </section>
  );
}

const section = css`
  container-type: inline-size;
  padding-top: clamp(2.5rem, 1.5rem + 4.5vw, 7rem);
`;

/*
 * The phone stands on the strip, which runs from edge to edge; the features stand below, or beside the phone with the
 * dial between them. `--scale` is the length of a unit of the dial in CSS pixels.
 */
const stage = css`
  display: grid;
  grid-template-columns: ${space.pad} minmax(0, 1fr) ${space.pad};

  ${container.twoColumns} {
    grid-template-columns: ${space.pad} auto minmax(0, 1fr) ${space.pad};
  }

  ${container.threeColumns} {
    --scale: ${350 / 420};
  }

  ${container.wholeDial} {
    --scale: 1;
  }
`;

const phone = css`
  grid-area: 1 / 2;
  place-self: end center;
  width: min(100%, 78cqw, 340px);

  ${container.twoColumns} {
    width: 340px;
  }

  ${container.threeColumns} {
    width: calc(${2 * phoneHalf}px * var(--scale));
  }
`;

const strip = css`
  grid-area: 2 / 1 / auto / -1;
`;

const list = css`
  grid-area: 3 / 1 / auto / -1;
  margin-top: ${space.x2};

  ${container.oneLine} {
    grid-column: 2;
    margin-top: ${space.x3};
  }

  ${container.twoColumns} {
    grid-area: 1 / 3;
    align-self: center;
    margin: 0 0 0 ${space.x6};
  }

  /* All rows have one height, at which the leaders of the dial end in their middles. */
  ${container.threeColumns} {
    display: grid;
    grid-auto-rows: minmax(calc(${rowHeight}px * var(--scale)), 1fr);
    margin-left: calc(${rowStart - phoneHalf}px * var(--scale));
  }
`;
