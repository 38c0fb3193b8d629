import { css } from '@linaria/core';
import { Pause, Play } from 'lucide-react';
import filmUrl from '../../film/demo.mp4';
import posterUrl from '../../film/poster.webp';
import { duration } from '../../film/timeline.ts';
import { media } from '../styles/media.ts';
import { color, radius, space, text, touchTarget } from '../styles/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { useHydrated } from '../ui/useClientValue.ts';
import { useNear } from '../ui/useNear.ts';
import { clock } from './clock.ts';
import { SeekBar } from './SeekBar.tsx';
import type { Film } from './useFilm.ts';

/** The film in a phone, with its own controls; without JavaScript the browser's. */
export function FilmPlayer({ film }: { film: Film }) {
  const hydrated = useHydrated();
  const near = useNear(film.ref);
  return (
    <div className={player}>
      <div className={phone} aria-busy={film.waiting}>
        <video
          ref={film.ref}
          className={video}
          src={filmUrl}
          poster={posterUrl}
          width={720}
          height={1280}
          preload={near ? 'metadata' : 'none'}
          controls={!hydrated}
          muted
          playsInline
          aria-label="Vídeo de demonstração do app"
        >
          Seu navegador não suporta o elemento de vídeo.
        </video>
        <p role="status" className={status}>
          {film.waiting && 'Carregando o vídeo…'}
          {film.failed && 'Não foi possível carregar o vídeo. Os recursos estão descritos nesta página.'}
        </p>
      </div>
      <div className={controls}>
        {film.failed ? (
          <Button variant="outline" className={retry} onClick={film.retry}>
            Tentar novamente
          </Button>
        ) : (
          <>
            <button
              type="button"
              className={playButton}
              aria-label={film.playing ? 'Pausar vídeo' : 'Reproduzir vídeo'}
              onClick={film.toggle}
            >
              {film.playing ? <Pause {...icon} /> : <Play {...icon} />}
            </button>
            <SeekBar time={film.time} duration={duration} onSeek={film.seek} />
            <span className={times} aria-hidden="true">
              {clock(film.time)} / {clock(duration)}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

const player = css`
  width: min(100%, 21rem);
  margin-inline: auto;
`;

const phone = css`
  position: relative;
  overflow: hidden;
  border: 10px solid ${color.ink};
  border-radius: ${radius.phone};
  background: ${color.sunken};
  box-shadow: var(--shadow);

  @media (prefers-color-scheme: dark) {
    border-color: ${color.line};
  }
`;

const video = css`
  width: 100%;
  height: auto;
  aspect-ratio: 9 / 16;
  object-fit: cover;
`;

const status = css`
  position: absolute;
  inset: auto ${space.x2} ${space.x2};
  padding: ${space.x1} ${space.x2};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${text.small};
  text-align: center;

  &:empty {
    visibility: hidden;
  }
`;

const controls = css`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 3.25rem;
  margin-top: ${space.x2};

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const retry = css`
  flex: 1;
`;

const playButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.brand};
  color: ${color.onBrand};
  cursor: pointer;

  &:hover {
    background: ${color.brandStrong};
  }
`;

const times = css`
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;
