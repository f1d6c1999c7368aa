<?php

declare(strict_types=1);

namespace App\Services\Attachments;

/**
 * Tells what a file is by its content, and takes it only when its name says the same (ASVS 5.0.0, 5.2.2). What the browser
 * claims of it counts for nothing.
 */
final readonly class FileInspector
{
    public const MAX_BYTES = 20 * 1024 * 1024;

    private const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'mif1', 'msf1'];

    /** @throws FileRefused */
    public function inspect(string $path, string $name): FileKind
    {
        $kind = FileKind::ofName($name) ?? throw new FileRefused('Files of this kind are not kept. Choose a PDF, a picture, CSV, Excel, Word, text or e-mail file.');
        $size = (int) filesize($path);
        if ($size === 0) {
            throw new FileRefused('The file is empty.');
        }
        if ($size > self::MAX_BYTES) {
            throw new FileRefused('The file is larger than 20 MB.');
        }
        if (! $this->is($kind, (string) file_get_contents($path))) {
            throw new FileRefused("This is not what its name says: it ends in .{$kind->value}, and its content is something else.");
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

    /** The names of a ZIP's files stand in it as they are. Macros are not kept. */
    private function isOffice(string $bytes, string $part): bool
    {
        return str_starts_with($bytes, "PK\x03\x04") && str_contains($bytes, '[Content_Types].xml') && str_contains($bytes, $part) && ! str_contains($bytes, 'vbaProject.bin');
    }

    /** No byte that only programs have; neither a web page nor a script, which a program might run whatever the name. */
    private function isText(string $bytes): bool
    {
        return preg_match('/[\x00-\x08\x0E-\x1A\x1C-\x1F]/', $bytes) !== 1
            && preg_match('/\A(?:\xEF\xBB\xBF)?\s*(?:<\?php|<!doctype|<html|<script|<svg|#!)/i', $bytes) !== 1;
    }
}
