import { RotateCcw, SwitchCamera, X } from 'lucide';
import { At } from '../../../drawing/At.tsx';
import { px } from '../../../drawing/px.ts';
import { Button } from '../../ui/Controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inOut, linear, out, press, tween } from '../../ui/motion.ts';
import { Photo, photo } from '../../ui/Photo.tsx';
import { Text } from '../../ui/Text.tsx';
import { Touch } from '../../ui/Touch.tsx';
import { color, frame, type } from '../../ui/theme.ts';
import { movement } from '../measures.ts';

/** Where the viewfinder begins, in pixels: the measurement takes the photo over from here. */
export const viewfinderTop = 140;

/** When the shutter is touched, and when the photo is accepted. */
const shutter = 13.5;
const accepted = 14.5;

/** The camera: the picture comes to rest, the shutter falls, the photo is accepted. */
export function Camera({ t, at }: { t: number; at: number }) {
  const open = tween(t, at, at + 0.6, inOut);
  if (open === 0) return null;
  return (
    <At y={(1 - open) * frame.height}>
      <rect width={frame.width} height={frame.height} fill={color.night} />
      <Viewfinder t={t} at={at} />
      <At opacity={1 - tween(t, accepted + 0.2, accepted + 0.45, linear)}>
        <Icon icon={X} x={64} y={104} size={44} color={color.surface} />
        <Text x={360} y={114} weight={600} anchor="middle" fill={color.surface}>
          {movement}
        </Text>
        <Controls t={t} />
      </At>
      <Touch t={t} at={shutter} x={360} y={1160} />
      <Touch t={t} at={accepted} x={520} y={1160} />
    </At>
  );
}

function Viewfinder({ t, at }: { t: number; at: number }) {
  const held = tween(t, at, shutter - 0.3, inOut);
  const sway = { x: 34 * (1 - held) * Math.sin(t * 2.1), y: 24 * (1 - held) * Math.sin(t * 1.7 + 1) };
  const flash = tween(t, shutter, shutter + 0.04, linear) - tween(t, shutter + 0.07, shutter + 0.17, linear);
  return (
    <g transform={`translate(0 ${viewfinderTop})`}>
      <clipPath id="viewfinder">
        <rect width={photo.width} height={photo.height} />
      </clipPath>
      <g clipPath="url(#viewfinder)">
        <At x={sway.x} y={sway.y}>
          <Photo />
        </At>
      </g>
      <Guides opacity={1 - tween(t, shutter, shutter + 0.15, linear)} />
      {flash > 0 && <rect width={photo.width} height={photo.height} fill={color.surface} opacity={px(flash)} />}
    </g>
  );
}

/** The frame's corners, and where the camera belongs. */
function Guides({ opacity }: { opacity: number }) {
  const corners = 'M40 104V48H96M624 48H680V104M680 796V852H624M96 852H40V796';
  return (
    <At opacity={opacity}>
      <path d={corners} fill="none" stroke={color.surface} strokeWidth={6} strokeLinecap="round" />
      <g transform="translate(360 92)">
        <rect x={-254} y={-36} width={508} height={104} rx={32} fill={color.night} />
        <Text y={5} size={type.small} weight={600} anchor="middle" fill={color.surface}>
          Câmera na altura do joelho,
        </Text>
        <Text y={43} size={type.small} weight={600} anchor="middle" fill={color.surface}>
          perpendicular ao plano do movimento
        </Text>
      </g>
    </At>
  );
}

function Controls({ t }: { t: number }) {
  const taken = tween(t, shutter + 0.35, shutter + 0.7, out);
  const down = press(t, shutter);
  return (
    <>
      <At opacity={1 - taken} y={60 * taken}>
        <circle cx={360} cy={1160} r={64} fill="none" stroke={color.surface} strokeWidth={6} />
        <circle cx={360} cy={1160} r={px(52 - 8 * down)} fill={color.surface} />
        <Icon icon={SwitchCamera} x={600} y={1160} size={48} color={color.surface} />
      </At>
      <At opacity={taken} y={1112 + 60 * (1 - taken)}>
        <Button x={40} y={0} width={272} label="Repetir" icon={RotateCcw} tone="night" />
        <Button x={328} y={0} width={352} label="Usar foto" pressed={press(t, accepted)} />
      </At>
    </>
  );
}
