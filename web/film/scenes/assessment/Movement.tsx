import { At } from '../../../drawing/At.tsx';
import { adm, followed, joints, positions } from '../../../shared/patients.ts';
import { Card } from '../../ui/Card.tsx';
import { Button, Option } from '../../ui/Controls.tsx';
import { Gauge } from '../../ui/Gauge.tsx';
import { inOut, mix, press, tween } from '../../ui/motion.ts';
import { Rise } from '../../ui/Rise.tsx';
import { Heading, Screen, TopBar } from '../../ui/Screen.tsx';
import { Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, frame, type } from '../../ui/theme.ts';
import { chosenFor, patientName } from '../measures.ts';
import { JointCard } from './JointCard.tsx';

/** When the joint is touched, and how far the screen then scrolls to the questions below, in pixels. */
const chosen = 3;
const scroll = 672;

const { patient, series } = followed;

/** What the record measures of the joint: what can be chosen here is what results and report show. */
const movements = patient.series
  .filter(({ joint }) => joint === series.joint)
  .map(({ movement }) => chosenFor(movement));

/** Where the first question's name is before the screen scrolls, and the distance between rows of answers. */
const questionTop = 892;
const rowStep = 104;

/** The questions about the measurement: their answers in rows of two, and when the right one is touched. */
const questions = stacked([
  { name: 'Lado', answers: ['Direito', 'Esquerdo'], answer: series.side, at: 4.1 },
  { name: 'Movimento', answers: movements, answer: series.movement, at: 4.7 },
  { name: 'Posição', answers: positions, answer: series.position, at: 5.3 },
  { name: 'Amplitude de movimento', answers: [`ADM ${adm}`, 'ADM passiva'], answer: `ADM ${adm}`, at: 5.8 },
]);

interface Asked {
  name: string;
  answers: readonly string[];
  answer: string;
  at: number;
}

/** Gives each question its y, under the answers of the one before. */
function stacked(asked: readonly Asked[]): (Asked & { y: number })[] {
  let y = questionTop;
  return asked.map((question) => {
    const placed = { ...question, y };
    y += 56 + rowStep * Math.ceil(question.answers.length / 2);
    return placed;
  });
}

/** The tool, the joint, and what belongs to the measurement: side, movement, position, and who moves. */
export function Movement({ t, proceed }: { t: number; proceed: number }) {
  const scrolled = scroll * tween(t, chosen + 0.35, chosen + 0.9, inOut);
  return (
    <Screen>
      <At y={-scrolled}>
        <Rise t={t} at={1.7} y={192}>
          <Card y={0} height={136} fill={color.brandSoft} stroke={color.brand}>
            <Gauge x={80} y={92} r={50} angle={mix(20, 90, tween(t, 2, 2.9))} stroke={6} />
            <Text x={152} y={62} size={type.lead} weight={600}>
              Goniômetro
            </Text>
            <Text x={152} y={102} size={type.small} fill={color.muted}>
              Mede o ângulo sobre a foto
            </Text>
          </Card>
        </Rise>
        <Heading y={392}>Articulação</Heading>
        {joints.map((joint, index) => (
          <Rise key={joint} t={t} at={1.75 + index * 0.06}>
            <JointCard index={index} joint={joint} t={t} touched={joint === series.joint ? chosen : undefined} />
          </Rise>
        ))}
        {questions.map((question) => (
          <Question key={question.name} {...question} t={t} />
        ))}
      </At>
      <rect width={frame.width} height={176} fill={color.paper} />
      <TopBar title="Nova avaliação" detail={patientName} />
      <At y={1104 + 200 * (1 - tween(t, 5.8, 6.3))}>
        <Button y={0} label="Continuar" pressed={press(t, proceed)} />
      </At>
      <Touch t={t} at={chosen} x={370} y={730} />
      {questions.map(({ name, answers, answer, at, y }) => {
        const place = placeOf(answers.indexOf(answer));
        return <Touch key={name} t={t} at={at} x={place.x + 170} y={y + place.y - scroll + 46} />;
      })}
      <Touch t={t} at={proceed} x={470} y={1152} />
    </Screen>
  );
}

/** Where an answer, counted from 0, is under its question. */
function placeOf(index: number): { x: number; y: number } {
  return { x: 40 + 328 * (index % 2), y: 24 + rowStep * Math.floor(index / 2) };
}

function Question({ t, y, name, answers, answer, at }: (typeof questions)[number] & { t: number }) {
  return (
    <Rise t={t} at={chosen + 0.3} from={0}>
      <Heading y={y}>{name}</Heading>
      {answers.map((label, index) => {
        const place = placeOf(index);
        return (
          <Option
            key={label}
            x={place.x}
            y={y + place.y}
            width={312}
            label={label}
            selected={label === answer ? tween(t, at, at + 0.2) : 0}
            pressed={label === answer ? press(t, at) : 0}
          />
        );
      })}
    </Rise>
  );
}
