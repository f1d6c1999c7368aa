import { Link } from '@inertiajs/react';
import type { ComponentProps } from 'react';

const TEXT_LINK = 'rounded-tag font-medium text-accent underline-offset-4 hover:underline';

export function TextLink(props: ComponentProps<typeof Link>) {
    return <Link className={TEXT_LINK} {...props} />;
}

/** Looks like a link but runs an action on the page. */
export function TextButton(props: ComponentProps<'button'>) {
    return <button type="button" className={TEXT_LINK} {...props} />;
}
