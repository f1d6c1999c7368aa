<?php

declare(strict_types=1);

namespace App\Infrastructure\Images;

/** A picture re-encoded in its original file type. */
final readonly class Screenshot
{
    private const QUALITY = 86;

    private function __construct(
        public string $bytes,
        /** Without the dot. */
        public string $extension,
    ) {}

    public static function of(Picture $picture): self
    {
        $image = $picture->image;
        imagepalettetotruecolor($image);
        imagealphablending($image, false);
        imagesavealpha($image, true);

        ob_start();
        match ($picture->type) {
            IMAGETYPE_JPEG => imagejpeg($image, null, self::QUALITY),
            IMAGETYPE_PNG => imagepng($image),
            IMAGETYPE_WEBP => imagewebp($image, null, self::QUALITY),
        };

        return new self((string) ob_get_clean(), ltrim((string) image_type_to_extension($picture->type), '.'));
    }
}
