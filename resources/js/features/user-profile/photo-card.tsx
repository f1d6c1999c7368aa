import { router } from '@inertiajs/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { FieldError } from '@/components/ui/field';

interface PhotoCardProps {
    fullName: string;
    photo: string | null;
    /** Saves a photo when posted to, and removes it when deleted. */
    url: string;
}

export function PhotoCard({ fullName, photo, url }: PhotoCardProps) {
    const file = useRef<HTMLInputElement>(null);
    const [error, setError] = useState<string>();
    const [processing, setProcessing] = useState(false);
    const visit = {
        preserveScroll: true,
        onStart: () => setProcessing(true),
        onSuccess: () => setError(undefined),
        onError: (errors: Record<string, string>) => setError(errors.photo),
        onFinish: () => setProcessing(false),
    };

    const upload = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const [chosen] = currentTarget.files ?? [];
        if (chosen) {
            router.post(url, { photo: chosen }, visit);
        }
        // Lets the user choose the same file again after an error.
        currentTarget.value = '';
    };

    return (
        <Card>
            <CardHeader title="Photo" />
            <CardBody className="flex flex-wrap items-center gap-4">
                <Avatar name={fullName} src={photo} size="lg" />
                <div data-field="photo" className="flex min-w-0 flex-1 flex-col gap-2">
                    <div className="flex flex-wrap gap-2">
                        <Button loading={processing} onClick={() => file.current?.click()}>
                            {photo ? 'Change photo' : 'Choose photo'}
                        </Button>
                        {photo && (
                            <Button variant="ghost" disabled={processing} onClick={() => router.delete(url, visit)}>
                                Remove photo
                            </Button>
                        )}
                    </div>
                    <p className="text-compact text-muted">
                        JPEG, PNG or WebP, at most 5 MB. Photos are cropped to a square.
                    </p>
                    {error && <FieldError>{error}</FieldError>}
                    <input
                        ref={file}
                        type="file"
                        accept="image/jpeg,image/png,image/webp"
                        aria-label="Photo file"
                        tabIndex={-1}
                        hidden
                        onChange={upload}
                    />
                </div>
            </CardBody>
        </Card>
    );
}
