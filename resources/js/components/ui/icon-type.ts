import type { ComponentType, SVGProps } from 'react';

/** An icon component, such as one of @heroicons/react/24/outline. */
export type Icon = ComponentType<SVGProps<SVGSVGElement>>;
