<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use Illuminate\Http\Request;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Arr;

/** The body of a call: JSON as received, or the fields of a form and the paths of its stored files. */
final readonly class DeliveryPayload
{
    public const FORM = 'multipart/form-data';

    public function __construct(private Request $request) {}

    public function contentType(): string
    {
        return $this->isForm() ? self::FORM : 'application/json';
    }

    public function isForm(): bool
    {
        return ! $this->request->isJson();
    }

    public function hash(): string
    {
        return hash('sha256', $this->isForm() ? $this->encode(array_map(
            static fn (UploadedFile $file): string => (string) hash_file('sha256', $file->getPathname()),
            $this->files(),
        )) : $this->request->getContent());
    }

    /** @param  array<string, array{path: string, name: string, type: string}>  $kept  the stored files */
    public function text(array $kept): string
    {
        return $this->isForm() ? $this->encode($kept) : $this->request->getContent();
    }

    /** @return array<string, UploadedFile> complete uploads by field, in dot notation */
    public function files(): array
    {
        return array_filter(
            Arr::dot($this->request->allFiles()),
            static fn (mixed $file): bool => $file instanceof UploadedFile && $file->isValid(),
        );
    }

    /** @param  array<string, mixed>  $files */
    private function encode(array $files): string
    {
        // Only the name of a file can be in another encoding: other text was refused.
        return json_encode(['fields' => $this->request->request->all(), 'files' => $files], JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
    }
}
