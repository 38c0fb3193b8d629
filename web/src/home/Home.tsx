import { Benefits } from './Benefits.tsx';
import { Closing } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { Showcase } from './Showcase.tsx';

export function Home() {
  return (
    <>
      <Hero />
      <Benefits />
      <Showcase />
      <Closing />
    </>
  );
}
