import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface SubmitButtonProps {
    processing: boolean;
    /** How long the form stays shut. */
    secondsLeft: number;
    children: ReactNode;
}

/** As wide as the card; shut while the person has to wait. */
export function SubmitButton({ processing, secondsLeft, children }: SubmitButtonProps) {
    return (
        <Button type="submit" variant="primary" loading={processing} disabled={secondsLeft > 0} className="h-10 w-full">
            {children}
        </Button>
    );
}
