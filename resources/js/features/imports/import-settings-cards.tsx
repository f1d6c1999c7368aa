import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileFormatForm } from '@/features/imports/file-format-form';
import { MappingForm } from '@/features/imports/mapping-form';
import type { ImportDetails, ImportSettings } from '@/types/generated';

interface ImportSettingsCardsProps {
    details: ImportDetails;
    settings: ImportSettings;
}

/** The file format and the column mapping, collapsed after the check. */
export function ImportSettingsCards({ details, settings }: ImportSettingsCardsProps) {
    const [isOpen, setIsOpen] = useState(false);
    if (details.status === 'checked' && !isOpen) {
        return (
            <div>
                <Button onClick={() => setIsOpen(true)}>Change columns or mode</Button>
            </div>
        );
    }

    return (
        <>
            <FileFormatForm key={`${details.encoding} ${details.delimiter}`} details={details} settings={settings} />
            <MappingForm key={settings.columns.map(({ name }) => name).join()} details={details} settings={settings} />
        </>
    );
}
