<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

use Illuminate\Http\UploadedFile;

/** An inspected upload. */
final readonly class NewFile
{
    private function __construct(public string $name, public FileKind $kind, public string $bytes, public string $sha256) {}

    /** @throws FileRefusedException when the kind, size or content is not allowed */
    public static function of(UploadedFile $upload, FileInspector $inspector): self
    {
        $name = self::cleaned($upload->getClientOriginalName());
        $kind = $inspector->inspect($upload->getPathname(), $name);
        $bytes = $upload->getContent();

        return new self($name, $kind, $bytes, hash('sha256', $bytes));
    }

    /** The original name for display. Never use it as a path. */
    public static function cleaned(string $name): string
    {
        $name = trim((string) preg_replace('/[\p{C}\/\\\\]+/u', '', mb_scrub($name)));
        $extension = pathinfo($name, PATHINFO_EXTENSION);

        return mb_strlen($name) <= 200 ? $name : mb_substr($name, 0, 190).'….'.$extension;
    }
}
