import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
    return (
        <section
            data-card=""
            className={cn('min-w-0 overflow-clip rounded-card border border-line bg-surface', className)}
            {...rest}
        />
    );
}

interface CardHeaderProps {
    title: ReactNode;
    /** Beside the title: a count or a status. */
    badge?: ReactNode;
    description?: ReactNode;
    /** Right-aligned. */
    actions?: ReactNode;
    /** Heading level. */
    level?: 2 | 3 | 4;
    id?: string;
}

export function CardHeader({ title, badge, description, actions, level = 2, id }: CardHeaderProps) {
    const Heading = `h${level}` as const;

    return (
        <header className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-2.5">
            {/* The buttons wrap before they cover the title. */}
            <div className="min-w-0 grow basis-[min-content]">
                <div className="flex items-center gap-2">
                    <Heading id={id} className="font-strong text-balance">
                        {title}
                    </Heading>
                    {badge}
                </div>
                {description && <p className="text-compact text-muted">{description}</p>}
            </div>
            {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
    );
}

interface CardBodyProps extends ComponentProps<'div'> {
    /** For rows that span the full width and have their own padding. */
    flush?: boolean;
}

export function CardBody({ flush = false, className, ...rest }: CardBodyProps) {
    return <div className={cn(!flush && 'p-4', className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<'footer'>) {
    return (
        <footer
            className={cn(
                'flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 text-compact text-muted',
                className,
            )}
            {...rest}
        />
    );
}
