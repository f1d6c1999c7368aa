import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface SubmitButtonProps {
    processing: boolean;
    /** Seconds until the form can be submitted again. */
    secondsLeft: number;
    children: ReactNode;
}

/** Full-width submit button, disabled while the user is throttled. */
export function SubmitButton({ processing, secondsLeft, children }: SubmitButtonProps) {
    return (
        <Button type="submit" variant="primary" loading={processing} disabled={secondsLeft > 0} className="h-10 w-full">
            {children}
        </Button>
    );
}
