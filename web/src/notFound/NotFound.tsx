import { Link } from 'wouter';
import { routes } from '../routes.ts';
import { buttonClass } from '../ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';

/** The page of an unknown address. */
export function NotFound() {
  return (
    <ErrorScreen
      status="404 Not Found"
      explanation="O endereço não leva a nenhuma página deste site. Ele pode ter sido digitado com erro ou ter mudado."
      drawing={<NotFoundDrawing />}
    >
      <Link href={routes.home.path} className={buttonClass('primary')}>
        Voltar à página inicial
      </Link>
    </ErrorScreen>
  );
}
