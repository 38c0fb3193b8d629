import {
  Activity,
  Clock,
  Crosshair,
  Download,
  FileText,
  Languages,
  Menu,
  Pause,
  Play,
  PlayCircle,
  Ruler,
  Share2,
  Smartphone,
  Users,
  Waypoints,
  X,
} from 'lucide-react';

const icons = {
  Activity,
  Clock,
  Crosshair,
  Download,
  FileText,
  Languages,
  Menu,
  Pause,
  Play,
  PlayCircle,
  Ruler,
  Share2,
  Smartphone,
  Users,
  Waypoints,
  X,
};

export type IconName = keyof typeof icons;

/** The drawings of all icons, for the build to put into each document: in the script they would weigh more and come later. */
export function Sprite() {
  return (
    <div hidden>
      {Object.entries(icons).map(([name, Drawing]) => (
        <Drawing key={name} id={name} strokeWidth={1.75} />
      ))}
    </div>
  );
}
