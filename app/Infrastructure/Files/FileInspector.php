<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

/**
 * Detects a file's kind from its content and accepts it only when the name matches (ASVS 5.0.0, 5.2.2). The type that the
 * browser sends is ignored.
 */
final readonly class FileInspector
{
    public const MAX_BYTES = 20 * 1024 * 1024;

    private const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'mif1', 'msf1'];

    /** @throws FileRefusedException when the kind, size or content is not allowed */
    public function inspect(string $path, string $name): FileKind
    {
        $kind = FileKind::ofName($name)
            ?? throw new FileRefusedException(
                'This kind of file is not supported. Choose a PDF, picture, CSV, Excel, Word, text or email file.',
            );
        $size = (int) filesize($path);
        if ($size === 0) {
            throw new FileRefusedException('The file is empty.');
        }
        if ($size > self::MAX_BYTES) {
            throw new FileRefusedException('The file is larger than 20 MB.');
        }
        if (! $this->is($kind, (string) file_get_contents($path))) {
            throw new FileRefusedException("The file name ends in .{$kind->value}, but the content is something else. Choose another file.");
        }

        return $kind;
    }

    private function is(FileKind $kind, string $bytes): bool
    {
        return match ($kind) {
            FileKind::Pdf => str_starts_with($bytes, '%PDF-'),
            FileKind::Png => $this->isPicture($bytes, IMAGETYPE_PNG),
            FileKind::Jpeg => $this->isPicture($bytes, IMAGETYPE_JPEG),
            FileKind::Webp => $this->isPicture($bytes, IMAGETYPE_WEBP),
            FileKind::Heic => substr($bytes, 4, 4) === 'ftyp' && in_array(substr($bytes, 8, 4), self::HEIC_BRANDS, true),
            FileKind::Xlsx => $this->isOffice($bytes, 'xl/workbook.xml'),
            FileKind::Docx => $this->isOffice($bytes, 'word/document.xml'),
            FileKind::Csv, FileKind::Text => $this->isText($bytes),
            FileKind::Email => $this->isText($bytes) && preg_match('/\A(?:From |[A-Za-z][A-Za-z0-9-]*:)/', $bytes) === 1,
        };
    }

    private function isPicture(string $bytes, int $type): bool
    {
        $size = @getimagesizefromstring($bytes);

        return $size !== false && $size[2] === $type;
    }

    /** A ZIP file contains the names of its entries uncompressed. Files with macros are refused. */
    private function isOffice(string $bytes, string $part): bool
    {
        return str_starts_with($bytes, "PK\x03\x04")
            && str_contains($bytes, '[Content_Types].xml')
            && str_contains($bytes, $part)
            && ! str_contains($bytes, 'vbaProject.bin');
    }

    /** Refuses binary content, and pages or scripts that a program might run regardless of their name. */
    private function isText(string $bytes): bool
    {
        return preg_match('/[\x00-\x08\x0E-\x1A\x1C-\x1F]/', $bytes) !== 1
            && preg_match('/\A(?:\xEF\xBB\xBF)?\s*(?:<\?php|<!doctype|<html|<script|<svg|#!)/i', $bytes) !== 1;
    }
}
