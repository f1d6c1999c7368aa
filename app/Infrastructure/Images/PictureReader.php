<?php

declare(strict_types=1);

namespace App\Infrastructure\Images;

use GdImage;

/**
 * Decodes an untrusted picture. Its type comes from the content; the name and declared type are ignored (ASVS 5.0.0, 5.2.2).
 * Re-encoding the pixels removes metadata, locations and hidden files.
 */
final readonly class PictureReader
{
    public const MAX_BYTES = 5 * 1024 * 1024;

    /** Decoded at four bytes a pixel: 64 MB at most. */
    private const MAX_PIXELS = 16_000_000;

    /** @throws PictureRefusedException when the bytes are not a supported picture */
    public function read(string $bytes): Picture
    {
        $size = @getimagesizefromstring($bytes);
        $type = $size === false ? null : $size[2];

        if ($size === false || ($type !== IMAGETYPE_JPEG && $type !== IMAGETYPE_PNG && $type !== IMAGETYPE_WEBP)) {
            throw new PictureRefusedException('Choose a JPEG, PNG or WebP picture.');
        }
        if ($size[0] < 1 || $size[1] < 1 || $size[0] * $size[1] > self::MAX_PIXELS) {
            throw new PictureRefusedException('This picture has too many pixels. Choose one of at most 16 megapixels.');
        }

        $image = @imagecreatefromstring($bytes);
        if ($image === false) {
            throw new PictureRefusedException('This picture is damaged. Choose another one.');
        }

        return new Picture($type === IMAGETYPE_JPEG ? $this->upright($image, $bytes) : $image, $type);
    }

    /** Phones store the picture as the sensor sees it, and its orientation in EXIF. */
    private function upright(GdImage $image, string $jpeg): GdImage
    {
        $degrees = match ($this->orientation($jpeg)) {
            3 => 180,
            6 => 270,
            8 => 90,
            default => 0,
        };

        return $degrees === 0 ? $image : (imagerotate($image, $degrees, 0) ?: $image);
    }

    private function orientation(string $jpeg): mixed
    {
        $stream = function_exists('exif_read_data') ? fopen('php://memory', 'r+b') : false;
        if ($stream === false) {
            return null;
        }

        fwrite($stream, $jpeg);
        rewind($stream);
        $exif = @exif_read_data($stream);
        fclose($stream);

        return is_array($exif) ? $exif['Orientation'] ?? null : null;
    }
}
