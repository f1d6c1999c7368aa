import { useState } from 'react';
import { companyColor, inkOn } from '@/components/ui/company-color';
import { cn } from '@/lib/cn';

interface CompanyMarkProps {
    name: string;
    /** `#rrggbb`. Without it, a palette colour that is always the same for the name. */
    color?: string | null;
    /** URL of the logo. */
    logo?: string | null;
    /** Shows only the mark, with the name as its label. */
    markOnly?: boolean;
    className?: string;
}

export function CompanyMark({ name, color = null, logo, markOnly = false, className }: CompanyMarkProps) {
    const mark = <Mark name={name} color={color} logo={logo ?? null} label={markOnly ? name : null} />;

    if (markOnly) {
        return mark;
    }

    return (
        <span className={cn('inline-flex min-w-0 items-center gap-2 align-middle', className)}>
            {mark}
            <span className="truncate">{name}</span>
        </span>
    );
}

interface MarkProps {
    name: string;
    color: string | null;
    logo: string | null;
    label: string | null;
}

function Mark({ name, color, logo, label }: MarkProps) {
    const [brokenLogo, setBrokenLogo] = useState<string | null>(null);
    const shape = 'inline-grid size-5 shrink-0 place-items-center overflow-hidden rounded-[5px]';

    if (logo && logo !== brokenLogo) {
        return (
            <img
                src={logo}
                alt={label ?? ''}
                loading="lazy"
                onError={() => setBrokenLogo(logo)}
                className={cn(shape, 'object-contain')}
            />
        );
    }
    const background = companyColor(name, color);

    return (
        <span
            style={{ background, color: inkOn(background) }}
            className={cn(shape, 'text-[0.625rem]/none font-strong')}
        >
            <span aria-hidden="true">{[...name.trim()][0]?.toLocaleUpperCase('en-AU') ?? '?'}</span>
            {label && <span className="sr-only">{label}</span>}
        </span>
    );
}
