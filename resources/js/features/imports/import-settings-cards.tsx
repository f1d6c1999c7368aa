import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MappingForm } from '@/features/imports/mapping-form';
import { ReadingForm } from '@/features/imports/reading-form';
import type { ImportDetails, ImportSettings } from '@/types/generated';

interface ImportSettingsCardsProps {
    details: ImportDetails;
    settings: ImportSettings;
}

/** How the file is read and what its columns hold; out of the way once it was checked. */
export function ImportSettingsCards({ details, settings }: ImportSettingsCardsProps) {
    const [isOpen, setIsOpen] = useState(false);
    if (details.status === 'checked' && !isOpen) {
        return (
            <div>
                <Button onClick={() => setIsOpen(true)}>Change the columns or the mode</Button>
            </div>
        );
    }

    return (
        <>
            <ReadingForm key={`${details.encoding} ${details.delimiter}`} details={details} settings={settings} />
            <MappingForm key={settings.columns.map(({ name }) => name).join()} details={details} settings={settings} />
        </>
    );
}
