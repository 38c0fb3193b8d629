import { Answers } from './Answers.tsx';
import { Benefits } from './benefits/Benefits.tsx';
import { DownloadBand } from './DownloadBand.tsx';
import { Hero } from './hero/Hero.tsx';
import { Showcase } from './showcase/Showcase.tsx';

export { storeButtonId } from './hero/Actions.tsx';

/** The home page: the app to try, its features, the film, the way to the store. */
export function Home() {
  return (
    <>
      <Hero />
      <Benefits />
      <Showcase />
      <Answers />
      <DownloadBand />
    </>
  );
}
