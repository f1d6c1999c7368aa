<?php

declare(strict_types=1);

namespace App\Infrastructure\Files;

/** Supported kinds of files, by extension. */
enum FileKind: string
{
    case Pdf = 'pdf';
    case Png = 'png';
    case Jpeg = 'jpg';
    case Webp = 'webp';
    case Heic = 'heic';
    case Csv = 'csv';
    case Xlsx = 'xlsx';
    case Docx = 'docx';
    case Text = 'txt';
    case Email = 'eml';

    public static function ofName(string $name): ?self
    {
        $extension = mb_strtolower(pathinfo($name, PATHINFO_EXTENSION));

        return self::tryFrom($extension === 'jpeg' ? 'jpg' : $extension);
    }

    public function mime(): string
    {
        return match ($this) {
            self::Pdf => 'application/pdf',
            self::Png => 'image/png',
            self::Jpeg => 'image/jpeg',
            self::Webp => 'image/webp',
            self::Heic => 'image/heic',
            self::Csv => 'text/csv',
            self::Xlsx => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            self::Docx => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
            self::Text => 'text/plain',
            self::Email => 'message/rfc822',
        };
    }

    /** The type on screen, such as "PDF". */
    public static function labelOf(string $mime): string
    {
        return match (array_find(self::cases(), static fn (self $kind): bool => $kind->mime() === $mime)) {
            self::Pdf => 'PDF',
            self::Png, self::Jpeg, self::Webp, self::Heic => 'Picture',
            self::Csv => 'CSV',
            self::Xlsx => 'Excel',
            self::Docx => 'Word',
            self::Text => 'Text',
            self::Email => 'Email',
            null => 'File',
        };
    }

    /** Kinds that browsers can display safely. Other kinds are downloaded. */
    public static function isShown(string $mime): bool
    {
        return in_array($mime, [self::Png->mime(), self::Jpeg->mime(), self::Webp->mime(), self::Pdf->mime()], true);
    }
}
