import { useState } from 'react';
import { cn } from '@/lib/cn';

interface AvatarProps {
    name: string;
    src?: string | null;
    size?: 'sm' | 'md' | 'lg';
    /** The name is shown beside it, so screen readers skip the avatar. */
    decorative?: boolean;
    className?: string;
}

const SIZES = { sm: 'size-6 text-[0.625rem]', md: 'size-8 text-xs', lg: 'size-14 text-lg' };

/** A photo, or the initials when there is no photo or it doesn't load. */
export function Avatar({ name, src, size = 'md', decorative = false, className }: AvatarProps) {
    const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
    const shape = cn('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', SIZES[size], className);

    if (src && src !== brokenSrc) {
        return (
            <img
                src={src}
                alt={decorative ? '' : name}
                loading="lazy"
                onError={() => setBrokenSrc(src)}
                className={cn(shape, 'bg-sunken object-cover')}
            />
        );
    }

    return (
        <span className={cn(shape, 'bg-accent-soft font-strong text-accent')}>
            <span aria-hidden="true">{initialsOf(name)}</span>
            {!decorative && <span className="sr-only">{name}</span>}
        </span>
    );
}

/** First letters of the first and the last name: `Mei-Lin Castellano` → `MC`. */
export function initialsOf(name: string): string {
    const words = name.trim().split(/\s+/u).filter(Boolean);
    const [first] = words;
    const last = words.length > 1 ? words.at(-1) : undefined;

    return (
        [first, last]
            .map((word) => [...(word ?? '')][0] ?? '')
            .join('')
            .toLocaleUpperCase('en-AU') || '?'
    );
}
